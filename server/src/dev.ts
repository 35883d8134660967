import { startServer } from './main.ts'

// main.ts looks for the apps two folders above itself, which holds for server/src and server/dist alike.
await startServer(process.env)
