import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '../../problems.ts'
import { busyPage } from './busy-page.ts'
import { refusedPage } from './refused-page.ts'

/** What passes by itself, and asks nothing of the visitor but to wait. */
const PASSING = [429, 503]

/** Tells a problem on a page to somebody with a browser; null for a program. */
export const problemPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
): Promise<FastifyReply> | null =>
  PASSING.includes(problem.status) ? busyPage(request, reply, problem) : refusedPage(request, reply, problem)
