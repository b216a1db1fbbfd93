import type { Core } from "@strapi/strapi";

/** The current session of a family after its renewals; tokens of earlier ones end with it. */
export async function lastSessionOf(strapi: Core.Strapi, sessionId: string): Promise<string> {
  const session = (await strapi.db.query("admin::session").findOne({
    select: ["childId"],
    where: { sessionId },
  })) as { childId: string | null } | null;
  return session?.childId ? lastSessionOf(strapi, session.childId) : sessionId;
}
