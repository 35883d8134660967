export declare const storeSettings: Readonly<
  Record<'DATABASE_URL' | 'DEMO' | 'DEMO_UNTIL' | 'DEMO_FOLDER', string>
>
