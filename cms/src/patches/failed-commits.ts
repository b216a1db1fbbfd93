/**
 * Overrides knex's `transaction().commit`, to reject when COMMIT fails.
 * Why: knex rejects only the transaction's own promise, which Strapi does not look at. A save that was
 * never stored would be answered as saved (docs/decisions/036).
 * Upstream: knex/knex#3847 and knex/knex#3370 (open); knex/knex#6507 would fix it.
 * Needed until: tests/unit/patches.test.ts, "knex resolves a commit that fails".
 */
import type { Core } from "@strapi/strapi";
import { patchClient, type Client } from "./knex-client";

function awaitOutcome(client: Client): void {
  const { transaction } = client;
  client.transaction = function (...given) {
    const made = transaction.apply(this, given);
    const commit = made.commit.bind(made);
    made.commit = async (connection, value) => {
      const answer = await commit(connection, value);
      await made;
      return answer;
    };
    return made;
  };
}

/** Rejects waiters when COMMIT fails. */
export function rejectFailedCommits({ db }: Core.Strapi): void {
  patchClient(db.connection, awaitOutcome);
}
