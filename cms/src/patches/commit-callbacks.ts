/**
 * Overrides Strapi's `db.transaction`, to run what is to follow a commit one after the other, with pauses.
 * Why: the Document Service reads each saved document again for its event, and starts all of that in the moment of the
 * commit. After an import of 2,000 plants nobody was answered for five seconds (docs/decisions/050).
 * Upstream: none found; strapi/strapi packages/core/core/src/services/document-service/events.ts.
 * Needed until: tests/api/patches.test.ts, "Strapi reads all documents of a commit at once".
 */
import { setImmediate as turn, setTimeout as passed } from "node:timers/promises";
import type { Core } from "@strapi/strapi";

type Callback = () => unknown;

interface Hooks {
  onCommit(callback: Callback): void;
}

interface Transactions {
  transaction(work?: (hooks: Hooks) => unknown): Promise<unknown>;
}

const urgent = new WeakSet<Callback>();

/** Marks a callback that must have run when the caller of its transaction goes on. */
export function beforeGoingOn(callback: () => void): () => void {
  urgent.add(callback);
  return callback;
}

/** A callback may hang with its database; the next one does not wait for longer. */
const patienceMs = 1000;

/** Runs callbacks one at a time: the first at once, so that a single save is followed as soon as it was. */
function createQueue(onError: (error: unknown) => void) {
  let waiting: Callback[] = [];
  let running: Promise<void> | null = null;
  async function runOne(next: Callback) {
    try {
      await Promise.race([next(), passed(patienceMs, undefined, { ref: false })]);
    } catch (error) {
      onError(error);
    }
    await turn();
  }
  async function runAll() {
    for (let next = waiting.shift(); next; next = waiting.shift()) await runOne(next);
    running = null;
  }
  return {
    add(callback: Callback): void {
      waiting.push(callback);
      running ??= runAll();
    },
    /** Leaves out what has not begun. */
    async stop(): Promise<void> {
      waiting = [];
      await running;
    },
  };
}

const queues = new WeakMap<Core.Strapi, ReturnType<typeof createQueue>>();

/** Spreads what follows a commit over time. */
export function spreadCommitCallbacks(strapi: Core.Strapi): void {
  const db = strapi.db as unknown as Transactions;
  const transaction = db.transaction.bind(db);
  const queue = createQueue((error) => strapi.log.error(error));
  queues.set(strapi, queue);
  db.transaction = (work) =>
    work
      ? transaction((hooks) => {
          const onCommit = (callback: Callback) =>
            hooks.onCommit(urgent.has(callback) ? callback : () => queue.add(callback));
          return work({ ...hooks, onCommit });
        })
      : transaction();
}

/** Ends it: events of saves that nobody was told of yet are left out. */
export const stopCommitCallbacks = async (strapi: Core.Strapi) => queues.get(strapi)?.stop();
