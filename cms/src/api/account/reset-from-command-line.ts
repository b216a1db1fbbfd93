import { from, type Knex, type Row } from "../../database/knex";
import { numberOf, textOf } from "../../database/row";
import { makeResetLink } from "./reset-links";
import { removeSecondFactor } from "./second-factor";

/** What the terminal shows the owner. */
interface CommandLineReset {
  email: string;
  link: string;
  hadSecondFactor: boolean;
}

/** Reads the tables directly, so that it works with a server running or not. */
async function findOwner(knex: Knex): Promise<{ id: number; email: string } | null> {
  const row = await from(knex, "up_users as users")
    .join("up_users_role_lnk as links", "links.user_id", "users.id")
    .join("up_roles as roles", "roles.id", "links.role_id")
    .where("roles.type", "admin")
    .orderBy("users.id")
    .first<Row | undefined>("users.id as id", "users.email as email");
  return row ? { id: numberOf(row["id"]), email: textOf(row["email"]) } : null;
}

async function endSessions(trx: Knex, id: number, email: string): Promise<void> {
  const admins = await from(trx, "admin_users").where({ email }).select("id");
  const sessions = () => from(trx, "strapi_sessions");
  await sessions()
    .where({ origin: "users-permissions", user_id: String(id) })
    .delete();
  for (const admin of admins)
    await sessions()
      .where({ origin: "admin", user_id: String(numberOf(admin["id"])) })
      .delete();
}

/**
 * For someone with a shell on the server: ends all of the owner's sessions, removes the second factor, and
 * creates a reset link; null when there is no owner yet.
 */
export async function resetFromCommandLine(
  knex: Knex,
  now: number,
): Promise<CommandLineReset | null> {
  const owner = await findOwner(knex);
  if (!owner) return null;
  return knex.transaction(async (trx) => {
    await endSessions(trx, owner.id, owner.email);
    const hadSecondFactor = await removeSecondFactor(trx, owner.id);
    const link = await makeResetLink(trx, owner.id, now);
    return { email: owner.email, link, hadSecondFactor };
  });
}
