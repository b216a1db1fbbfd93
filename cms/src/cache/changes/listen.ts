import { setTimeout as wait } from "node:timers/promises";
import { advisoryLocks } from "../../database/lock-numbers";
import type { Knex } from "../../database/knex";
import { changeChannel } from "./postgres";
import type { ChangeSignals } from "./change-signals";

const reconnectMs = 1000;

/** A connection of the PostgreSQL driver, which knex does not type. */
interface Listening {
  query(sql: string): Promise<unknown>;
  on(event: "notification" | "error" | "end", heard: () => void): void;
  end(): Promise<void>;
}

interface Connecting {
  acquireRawConnection(): Promise<Listening>;
}

/**
 * Listens on a separate connection for committed changes, also of other instances. While it
 * is disconnected, it signals changes itself; it reconnects for as long as necessary.
 * @returns a function that stops it
 */
export function listenForChanges(knex: Knex, signals: ChangeSignals): () => Promise<void> {
  const stop = new AbortController();
  let connection: Listening | null = null;

  async function listenOnce(): Promise<void> {
    const own = await (knex.client as Connecting).acquireRawConnection();
    connection = own;
    const ended = new Promise<void>((resolve) => {
      own.on("end", resolve);
      own.on("error", () => resolve());
    });
    own.on("notification", () => signals.committed());
    await own.query(`listen ${changeChannel}`);
    // A shared lock keeps restores away (backup/postgres-site).
    await own.query(`select pg_advisory_lock_shared(${advisoryLocks.site})`);
    // For what was committed before it was listening.
    signals.setListening(true);
    await ended;
  }

  async function keepListening(): Promise<void> {
    while (!stop.signal.aborted) {
      await listenOnce().catch(() => undefined);
      signals.setListening(false);
      await wait(reconnectMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }

  signals.setListening(false);
  const done = keepListening();
  return async () => {
    stop.abort();
    await connection?.end().catch(() => undefined);
    await done;
  };
}
