import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../testing/postgres.mjs";

/** @typedef {{ stop: () => void | Promise<void> }} Stoppable */
/** Waits for a server or the like to start, which is stopped when all is measured. @typedef {<One extends Stoppable>(one: One | Promise<One>) => Promise<One>} Keep */

/**
 * Measures with servers and the like: at the end all that `keep` was given are stopped, the last first.
 * @template Result
 * @param {(keep: Keep) => Promise<Result>} measure
 */
export async function stoppingAll(measure) {
  /** @type {Stoppable[]} */
  const kept = [];
  try {
    return await measure(async (starting) => {
      const one = await starting;
      kept.push(one);
      return one;
    });
  } finally {
    for (const one of kept.reverse()) await one.stop();
  }
}

/** An empty folder, which is removed at the end, whatever happens. */
export function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), "habitat-bench-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);
  const stop = () => {
    remove();
    process.off("exit", remove);
  };
  return { folder, stop };
}

/**
 * The rows of a table, measured on SQLite and then on PostgreSQL.
 * @template Row
 * @param {Keep} keep
 * @param {(database: "SQLite" | "PostgreSQL", keep: Keep, cluster?: string) => Promise<Row[]>} measure
 */
export async function onBoth(keep, measure) {
  const sqlite = await stoppingAll((own) => measure("SQLite", own));
  const { url } = await keep(startPostgres());
  return [...sqlite, ...(await stoppingAll((own) => measure("PostgreSQL", own, url)))];
}

/**
 * Times each request once a round, so that other work on the machine affects all alike.
 * @param {(() => unknown)[]} asks
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
