import type { Core } from "@strapi/strapi";

/** The session that goes on after all renewals; the tokens of those before end with it. */
export async function lastSessionOf(strapi: Core.Strapi, sessionId: string): Promise<string> {
  const session = (await strapi.db.query("admin::session").findOne({
    select: ["childId"],
    where: { sessionId },
  })) as { childId: string | null } | null;
  return session?.childId ? lastSessionOf(strapi, session.childId) : sessionId;
}
