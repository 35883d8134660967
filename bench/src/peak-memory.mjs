// Preloaded into a measured process: leaves its peak memory, in megabytes, where PEAK_FILE says.
import { writeFileSync } from 'node:fs'

process.on('exit', () => writeFileSync(process.env.PEAK_FILE, String(process.resourceUsage().maxRSS / 1024)))
