/**
 * Times each request once a round, so that other work on the machine affects all alike.
 * @param {(() => Promise<unknown>)[]} asks
 * @param {{ warmUp: number, rounds: number }} how
 * @returns {Promise<number[][]>}  ms of each round, for each ask
 */
export async function inTurn(asks, { warmUp, rounds }) {
  /** @type {number[][]} */
  const times = asks.map(() => []);
  for (let round = -warmUp; round < rounds; round += 1)
    for (const [i, one] of asks.entries()) {
      const from = performance.now();
      await one();
      if (round >= 0) times[i]?.push(performance.now() - from);
    }
  return times;
}
