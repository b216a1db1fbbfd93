import type { Core } from "@strapi/strapi";
import { bearerToken } from "../lib/bearer-token";

interface Account {
  email: string;
}

/** Who makes the request that is being answered, by address; null when no one asked: the site itself did. */
export async function whoAsks(strapi: Core.Strapi): Promise<string | null> {
  const ctx = strapi.requestContext.get();
  if (!ctx) return null;
  // Whom Strapi's own admin has let in.
  const { user } = ctx.state as { user?: Account };
  if (user?.email) return `${user.email} (Strapi’s admin)`;
  // The policy has asked already who this is; here it is only about the name.
  const token = bearerToken(ctx.get("authorization"));
  const checked = strapi.sessionManager("users-permissions").validateAccessToken(token);
  if (!checked.isValid) return null;
  const account = (await strapi.db.query("plugin::users-permissions.user").findOne({
    select: ["email"],
    where: { id: Number(checked.payload.userId) },
  })) as Account | null;
  return account?.email ?? null;
}
