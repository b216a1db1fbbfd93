import { median } from "./figures.mjs";
import { processorSeconds } from "./processes.mjs";

/** @typedef {import("./bare.mjs").Asked} Asked */
/** @typedef {import("./load.mjs").Question} Question */
/** @typedef {{ perSecond: number, p50: number, p99: number, microseconds: number }} Figures  medians over rounds; latencies in ms; processor time per answer */

/**
 * Loads servers one after the other in short rounds, so that other work on the machine affects
 * all alike.
 * @param {ReturnType<typeof import("./load.mjs").startLoad>} load
 * @param {Asked[]} servers
 * @param {Question[]} questions  one for each server
 * @param {{ rounds: number, ms: number, connections?: number }} how
 * @returns {Promise<Figures[]>}  one for each server
 */
export async function sideBySide(load, servers, questions, { rounds, ...how }) {
  /** @type {Figures[][]} */
  const rows = servers.map(() => []);
  // The first round warms up.
  for (let round = -1; round < rounds; round += 1)
    for (const [i, { url, pid }] of servers.entries()) {
      const question = questions[i];
      if (!question) throw new Error("Each server needs a question.");
      const before = processorSeconds(pid);
      const { requests, seconds, p50, p99 } = await load.fire(url, question, how);
      const microseconds = ((processorSeconds(pid) - before) * 1e6) / requests;
      if (round >= 0) rows[i]?.push({ perSecond: requests / seconds, p50, p99, microseconds });
    }
  return rows.map((of) => ({
    perSecond: median(of.map((one) => one.perSecond)),
    p50: median(of.map((one) => one.p50)),
    p99: median(of.map((one) => one.p99)),
    microseconds: median(of.map((one) => one.microseconds)),
  }));
}
