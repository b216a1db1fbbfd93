/**
 * Renews a session once more by the refresh token that its last renewal has replaced, until the new one is used.
 * Why: Strapi replaces the cookie with each renewal, and means to give the same new one when asked again by the old one, but
 * looks for that only among tokens that are not replaced. Where the answer is lost, as on a phone at the far end of a garden, the
 * browser has the old cookie only, and the owner would be signed out (docs/decisions/008).
 * Upstream: none that we know of.
 * Needed until: tests/api/patches.test.ts, "Strapi refuses the token that a lost renewal has replaced".
 */
import type { Core } from "@strapi/strapi";

/** As long as the access token of the answer that was lost. */
const patienceMs = 600_000;

interface Session {
  status: string;
  childId: string | null;
  updatedAt: string | Date;
}

/** The session that a token names; whether the token is genuine, Strapi says. */
function sessionIdIn(token: string): string {
  try {
    const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
    const { sessionId } = Object(JSON.parse(payload)) as { sessionId?: unknown };
    return typeof sessionId === "string" ? sessionId : "";
  } catch {
    return "";
  }
}

/** Runs a renewal by this refresh token; one that was just replaced counts meanwhile, if its successor has not been used. */
export async function withLostRenewal(
  { db }: Core.Strapi,
  refreshToken: string,
  renew: () => Promise<unknown>,
): Promise<void> {
  const sessions = db.query("admin::session");
  const of = async (sessionId: string) =>
    sessionId === ""
      ? null
      : ((await sessions.findOne({ where: { sessionId } })) as Session | null);
  const sessionId = sessionIdIn(refreshToken);
  const replaced = await of(sessionId);
  const isRecent =
    replaced?.status === "rotated" &&
    Date.now() - new Date(replaced.updatedAt).getTime() < patienceMs;
  const successor = isRecent ? await of(replaced.childId ?? "") : null;
  if (successor?.status !== "active" || successor.childId) return void (await renew());
  const set = (status: string) => sessions.update({ where: { sessionId }, data: { status } });
  await set("active");
  try {
    await renew();
  } finally {
    await set("rotated");
  }
}
