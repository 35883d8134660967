// Preloaded into a measured process: leaves its peak memory, in megabytes, and its CPU, in seconds, where PEAK_FILE says.
import { writeFileSync } from 'node:fs'

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  writeFileSync(process.env.PEAK_FILE, `${maxRSS / 1024} ${(userCPUTime + systemCPUTime) / 1e6}`)
})
