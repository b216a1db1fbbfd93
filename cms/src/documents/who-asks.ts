import type { Core } from "@strapi/strapi";
import { bearerToken } from "../http/bearer-token";

interface Account {
  email: string;
}

/** The e-mail address of the user behind the current request; null if the site itself acts. */
export async function whoAsks(strapi: Core.Strapi): Promise<string | null> {
  const ctx = strapi.requestContext.get();
  if (!ctx) return null;
  // A user of Strapi's admin.
  const { user } = ctx.state as { user?: Account };
  if (user?.email) return `${user.email} (Strapi’s admin)`;
  // The policy has already authenticated the user; this only reads the name.
  const token = bearerToken(ctx.get("authorization"));
  const checked = strapi.sessionManager("users-permissions").validateAccessToken(token);
  if (!checked.isValid) return null;
  const account = (await strapi.db.query("plugin::users-permissions.user").findOne({
    select: ["email"],
    where: { id: Number(checked.payload.userId) },
  })) as Account | null;
  return account?.email ?? null;
}
