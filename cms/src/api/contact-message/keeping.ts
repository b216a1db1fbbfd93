import type { Core } from "@strapi/strapi";

export const messageUid = "api::contact-message.contact-message";

const dayMs = 24 * 3_600_000;

/** So that one delete does not hold up visitors. */
const batchSize = 500;

const store = (strapi: Core.Strapi) =>
  strapi.store({ type: "api", name: "contact-message", key: "keepDays" });

/** Days a message is kept; 0: for ever. */
export async function readKeepDays(strapi: Core.Strapi): Promise<number> {
  return Number((await store(strapi).get({})) ?? 0);
}

/** Sets the days a message is kept, 0 for ever; deleting is left to `deleteExpired`. */
export async function saveKeepDays(strapi: Core.Strapi, keepDays: number): Promise<void> {
  await store(strapi).set({ value: keepDays });
}

/** Deletes what is older than the owner wants it kept; what is exactly that old stays. */
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
