import type { SecondFactor, SecondFactorOffer } from "shared-types";
import { from, type Knex } from "../lib/knex";
import { numberOf, textOf } from "../lib/row";
import { countRecoveryCodes, renewRecoveryCodes, spendRecoveryCode } from "./recovery-codes";
import { seal, unseal } from "./sealed";
import { base32, newSecret, otpauthAddress, stepOf } from "./totp";

interface Row {
  secret: Buffer;
  isConfirmed: boolean;
}

async function find(knex: Knex, userId: number): Promise<Row | null> {
  const row = await from(knex, "second_factors").where("user_id", userId).first();
  if (!row) return null;
  return { secret: unseal(textOf(row["secret"])), isConfirmed: numberOf(row["confirmed"]) === 1 };
}

/** Whether a code is asked for when this user signs in. */
export async function hasSecondFactor(knex: Knex, userId: number): Promise<boolean> {
  const confirmed = { user_id: userId, confirmed: 1 };
  return (await from(knex, "second_factors").where(confirmed).first()) !== undefined;
}

/**
 * Whether a code is asked for, and how many recovery codes are left; an offer not yet confirmed
 * counts as off.
 */
export async function secondFactorOf(knex: Knex, userId: number): Promise<SecondFactor> {
  const on = await hasSecondFactor(knex, userId);
  return { on, codesLeft: on ? await countRecoveryCodes(knex, userId) : 0 };
}

/** A new secret that is not in force before a code of it was sent; to be offered while there is none. */
export async function offerSecondFactor(
  knex: Knex,
  userId: number,
  { issuer, account }: { issuer: string; account: string },
): Promise<SecondFactorOffer> {
  const secret = newSecret();
  const row = { user_id: userId, secret: seal(secret), last_step: 0, confirmed: 0 };
  const recoveryCodes = await knex.transaction(async (trx) => {
    await from(trx, "second_factors").insert(row).onConflict("user_id").merge();
    return renewRecoveryCodes(trx, userId);
  });
  const address = otpauthAddress(secret, issuer, account);
  return { secret: base32(secret), address, recoveryCodes };
}

/**
 * Whether a code of the app is right. It is used up by that: of the codes of one step, and of all
 * before it, none is right again, also after a restart.
 */
async function spendCode(knex: Knex, userId: number, code: string, now: number): Promise<boolean> {
  const row = await find(knex, userId);
  const step = row && stepOf(row.secret, code.replace(/\s/g, ""), now);
  if (step === null) return false;
  const taken = await from(knex, "second_factors")
    .where("user_id", userId)
    .where("last_step", "<", step)
    .update({ last_step: step });
  return taken === 1;
}

/** Puts the offered secret into force; false when the code is none of it. */
export async function confirmSecondFactor(
  knex: Knex,
  userId: number,
  code: string,
  now: number,
): Promise<boolean> {
  if (!(await spendCode(knex, userId, code, now))) return false;
  await from(knex, "second_factors").where("user_id", userId).update({ confirmed: 1 });
  return true;
}

/** Whether this is a code of the app, or a recovery code; it is used up. */
export async function passSecondFactor(
  knex: Knex,
  userId: number,
  code: string,
  now: number,
): Promise<boolean> {
  return (
    (await spendCode(knex, userId, code, now)) || (await spendRecoveryCode(knex, userId, code))
  );
}

/** Takes the second factor away; whether there was one. */
export async function removeSecondFactor(knex: Knex, userId: number): Promise<boolean> {
  const had = await hasSecondFactor(knex, userId);
  await from(knex, "second_factors").where("user_id", userId).delete();
  await from(knex, "recovery_codes").where("user_id", userId).delete();
  return had;
}
