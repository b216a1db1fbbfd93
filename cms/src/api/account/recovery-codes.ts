import { randomBytes } from "node:crypto";
import { keyFor } from "../../platform/keys";
import { sign } from "../../platform/signature";
import { from, type Knex } from "../../database/knex";
import { numberOf } from "../../database/row";
import { base32 } from "./totp";

const count = 10;
const key = keyFor("recovery code");

/** Accepts a code with or without the dash, in any letter case. */
const hashOf = (userId: number, code: string) =>
  sign(key, `${userId}:${code.toLowerCase().replace(/[^a-z0-9]/g, "")}`);

/** `abcde-fghij`: fifty bits. */
function newCode(): string {
  const letters = base32(randomBytes(7)).toLowerCase();
  return `${letters.slice(0, 5)}-${letters.slice(5, 10)}`;
}

/** Replaces the user's codes by ten new ones; the database stores their hashes. */
export async function renewRecoveryCodes(trx: Knex, userId: number): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  await from(trx, "recovery_codes").where("user_id", userId).delete();
  const rows = codes.map((code) => ({ hash: hashOf(userId, code), user_id: userId }));
  await from(trx, "recovery_codes").insert(rows);
  return codes;
}

/** Uses a code up; false when there is no such code. */
export async function redeemRecoveryCode(
  knex: Knex,
  userId: number,
  code: string,
): Promise<boolean> {
  const spent = await from(knex, "recovery_codes").where("hash", hashOf(userId, code)).delete();
  return spent === 1;
}

/** How many codes are left; 0 for a user who never had any. */
export async function countRecoveryCodes(knex: Knex, userId: number): Promise<number> {
  const row = await from(knex, "recovery_codes").where("user_id", userId).count("* as n").first();
  return numberOf(row?.["n"]);
}
