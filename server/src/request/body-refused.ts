import type { Problem } from '../problems.ts'

/** A body that could not be read, with the problem that says why. */
export class BodyRefused extends Error {
  override readonly name = 'BodyRefused'
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }
}
