import { expect, it } from 'vitest'
import { workInTurns } from './in-turns.ts'

/** Keeps the page busy for so many milliseconds. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

it('the first drawing of a layer lets the page do other things in between, and is drawn whole [D27.91]', async () => {
  let done = 0
  let others = 0
  await new Promise<void>((resolve) => {
    const other = setInterval(() => (others += 1), 0)
    const step = (): boolean => {
      work(1)
      done += 1
      return done < 200
    }
    const finish = (): void => {
      clearInterval(other)
      resolve()
    }
    workInTurns(step, { done: finish })
  })
  expect(done).toBe(200)
  expect(others).toBeGreaterThan(2)
})

it('a drawing that is no longer wanted is not gone on with [D27.91]', async () => {
  let done = 0
  const stop = workInTurns(
    () => {
      done += 1
      work(1)
      return true
    },
    { done: () => undefined },
  )
  await expect.poll(() => done).toBeGreaterThan(0)
  stop()
  const atStop = done
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(done).toBe(atStop)
})

it('a step that takes a turn by itself ends that turn [D27.91]', async () => {
  const turns: number[] = []
  let turn = 0
  const counting = setInterval(() => (turn += 1), 0)
  await new Promise<void>((resolve) => {
    const step = (): boolean | 'long' => {
      work(20)
      turns.push(turn)
      return turns.length < 3 ? 'long' : false
    }
    workInTurns(step, { done: resolve })
  })
  clearInterval(counting)
  expect(turns).toHaveLength(3)
  expect(turns[2]).toBeGreaterThan(turns[0]!)
})

it('a turn of which the end takes long does less before that, and lasts no longer than others [D27.91]', async () => {
  const stepsInTurn: number[] = [0]
  let done = 0
  await new Promise<void>((resolve) => {
    const step = (): boolean => {
      work(0.2)
      stepsInTurn[stepsInTurn.length - 1]! += 1
      done += 1
      return done < 400
    }
    // As what was drawn is put on a canvas: as long again as drawing it took.
    const turnEnds = (): void => {
      work(0.8 * stepsInTurn.at(-1)!)
      stepsInTurn.push(0)
    }
    workInTurns(step, { turnEnds, done: resolve })
  })
  // Of 8 milliseconds a fifth: eight steps, where nothing at their end would leave room for forty.
  expect(Math.max(...stepsInTurn.slice(3, -2))).toBeLessThanOrEqual(24)
})
