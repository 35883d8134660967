// Keeps a PostgreSQL server alive for as long as this process's standard input is open, then ends it and
// removes its folder. The input is a pipe from the test process, which the kernel closes however that process
// dies: no test run, not even one ended by kill -9, leaves a server behind.
import { spawn } from 'node:child_process'
import { openSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const { command, parameters, folder, identity } = JSON.parse(process.argv[2])
const log = openSync(join(folder, 'log'), 'a')
const server = spawn(command, parameters, { stdio: ['ignore', log, log], cwd: folder, ...identity })

const leave = () => {
  rmSync(folder, { recursive: true, force: true })
  process.exit()
}
server.on('error', leave)
server.on('exit', leave)
// SIGQUIT is PostgreSQL's immediate shutdown: nothing in this database is worth a checkpoint.
process.stdin.on('end', () => server.kill('SIGQUIT'))
process.stdin.resume()
