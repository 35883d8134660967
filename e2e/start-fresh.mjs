/** Starts the product as an operator starts it, on the data that the code of today generates. */
import './prepare.mjs'
await import('../scripts/start.mjs')
