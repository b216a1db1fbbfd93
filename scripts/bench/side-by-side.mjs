import { readFileSync } from "node:fs";
import { median } from "./figures.mjs";

/** @typedef {import("./bare.mjs").Asked} Asked */
/** @typedef {import("./load.mjs").Question} Question */
/** @typedef {{ perSecond: number, p50: number, p99: number, microseconds: number }} Figures  medians over rounds; latencies in ms; processor time per answer */

/** Ticks of /proc's clock a second, on every Linux that Node runs on. */
const ticks = 100;

/**
 * Processor time a process has taken so far, all its threads, in seconds; NaN where it cannot be read.
 * @param {number} pid
 */
function processorSeconds(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  } catch {
    return NaN;
  }
}

/**
 * Loads servers one after the other in short rounds, so that other work on the machine affects
 * all alike.
 * @param {ReturnType<typeof import("./load.mjs").startLoad>} load
 * @param {{ server: Asked, question: Question }[]} asks
 * @param {{ rounds: number, ms: number, connections?: number }} how
 * @returns {Promise<Figures[]>}  one for each server
 */
export async function sideBySide(load, asks, { rounds, ...how }) {
  /** @type {Figures[][]} */
  const rows = asks.map(() => []);
  // The first round warms up.
  for (let round = -1; round < rounds; round += 1)
    for (const [i, { server, question }] of asks.entries()) {
      const { url, pid } = server;
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
