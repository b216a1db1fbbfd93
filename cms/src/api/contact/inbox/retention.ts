import { dayMs } from "shared-types/kit/date";
import type { Core } from "@strapi/strapi";

export const messageUid = "api::contact-message.contact-message";

/** Small batches, so that a delete does not delay visitors. */
const batchSize = 500;

const store = (strapi: Core.Strapi) =>
  strapi.store({ type: "api", name: "contact-message", key: "keepDays" });

/** Days a message is kept; 0: forever. */
export async function readKeepDays(strapi: Core.Strapi): Promise<number> {
  return Number((await store(strapi).get({})) ?? 0);
}

/** Sets the days a message is kept, 0 for forever; `deleteExpired` deletes. */
export async function saveKeepDays(strapi: Core.Strapi, keepDays: number): Promise<void> {
  await store(strapi).set({ value: keepDays });
}

/** Deletes messages older than the owner's limit; exactly that old stays. */
export async function deleteExpired(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const keepDays = await readKeepDays(strapi);
  if (keepDays === 0) return;
  const messages = strapi.db.query(messageUid);
  const where = { dateReceived: { $lt: new Date(now.getTime() - keepDays * dayMs) } };
  for (;;) {
    const found = (await messages.findMany({ select: ["id"], where, limit: batchSize })) as {
      id: number;
    }[];
    if (found.length === 0) return;
    await messages.deleteMany({ where: { id: { $in: found.map(({ id }) => id) } } });
  }
}
