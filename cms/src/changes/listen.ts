import { setTimeout as wait } from "node:timers/promises";
import { siteLockNumber } from "../backup/site-lock";
import type { Knex } from "../lib/knex";
import { changeChannel } from "./postgres";
import type { ChangeSigns } from "./signs";

const reconnectMs = 1000;

/** A connection of the PostgreSQL driver, of which knex knows no types. */
interface Listening {
  query(sql: string): Promise<unknown>;
  on(event: "notification" | "error" | "end", heard: () => void): void;
  end(): Promise<void>;
}

interface Connecting {
  acquireRawConnection(): Promise<Listening>;
}

/**
 * Hears on a connection of its own when anyone commits a change, other instances too. As long as it
 * cannot hear, it gives the sign itself; connects again for as long as it takes.
 * @returns how to stop.
 */
export function listenForChanges(knex: Knex, signs: ChangeSigns): () => Promise<void> {
  const stop = new AbortController();
  let connection: Listening | null = null;

  async function listenOnce(): Promise<void> {
    const own = await (knex.client as Connecting).acquireRawConnection();
    connection = own;
    const ended = new Promise<void>((resolve) => {
      own.on("end", resolve);
      own.on("error", () => resolve());
    });
    own.on("notification", () => signs.seen());
    await own.query(`listen ${changeChannel}`);
    // Nobody restores a database that a server hears (backup/postgres-site).
    await own.query(`select pg_advisory_lock_shared(${siteLockNumber})`);
    // What was committed before it could hear.
    signs.hearing(true);
    await ended;
  }

  async function keepListening(): Promise<void> {
    while (!stop.signal.aborted) {
      await listenOnce().catch(() => undefined);
      signs.hearing(false);
      await wait(reconnectMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }

  signs.hearing(false);
  const done = keepListening();
  return async () => {
    stop.abort();
    await connection?.end().catch(() => undefined);
    await done;
  };
}
