import { createHash, randomBytes } from "node:crypto";
import { environment } from "../../platform/environment";
import { from, type Knex } from "../../database/knex";
import { numberOf } from "../../database/row";

const hourMs = 3_600_000;

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** A link to set a new password, once, within an hour; the database stores its hash. */
export async function makeResetLink(knex: Knex, userId: number, now: number): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  await from(knex, "reset_links").where("expires", "<", now).delete();
  await from(knex, "reset_links").insert({
    hash: hashOf(token),
    user_id: userId,
    expires: now + hourMs,
  });
  // Behind the #, so that it is in no log and no Referer.
  return `${environment.publicUrl}/cp/reset#${token}`;
}

/** The user whose link has this token; null when there is none or it has expired. */
export async function userOfResetLink(
  knex: Knex,
  token: string,
  now: number,
): Promise<number | null> {
  const hash = hashOf(token);
  const row = await from(knex, "reset_links").where({ hash }).where("expires", ">", now).first();
  return row ? numberOf(row["user_id"]) : null;
}

/** Uses a link up, with all others of the user; false when it was used up already. */
export async function redeemResetLink(trx: Knex, token: string, userId: number): Promise<boolean> {
  const spent = await from(trx, "reset_links").where("hash", hashOf(token)).delete();
  await dropResetLinks(trx, userId);
  return spent === 1;
}

/** Ends all links of a user. */
export async function dropResetLinks(trx: Knex, userId: number): Promise<void> {
  await from(trx, "reset_links").where("user_id", userId).delete();
}
