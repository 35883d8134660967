/** What an operator can switch on; each is off unless its value says 'true' (S3). */
export const features = ['sortEnabled', 'seismicFeature', 'geothermalFiguresFeature'] as const

export type Feature = (typeof features)[number]
export type FeatureFlags = Readonly<Record<string, string>>

const featureKey = (feature: Feature): string => `dc.feature.service.${feature}`

export const isFeatureOn = (flags: FeatureFlags, feature: Feature): boolean =>
  flags[featureKey(feature)]?.toLowerCase() === 'true'

/** The flat map that the features call answers. */
export const featureFlags = (on: readonly Feature[]): FeatureFlags =>
  Object.fromEntries(features.map((feature) => [featureKey(feature), String(on.includes(feature))]))
