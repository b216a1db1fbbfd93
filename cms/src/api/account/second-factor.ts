import type { SecondFactor, SecondFactorOffer } from "shared-types/account/answers";
import { from, type Knex } from "../../database/knex";
import { numberOf, textOf } from "../../database/row";
import { countRecoveryCodes, renewRecoveryCodes, redeemRecoveryCode } from "./recovery-codes";
import { seal, unseal } from "../../platform/sealed";
import { base32, newSecret, otpauthAddress, stepOf } from "./totp";

const purpose = "second factor secret";

interface Row {
  secret: Buffer;
  isConfirmed: boolean;
}

async function find(knex: Knex, userId: number): Promise<Row | null> {
  const row = await from(knex, "second_factors").where("user_id", userId).first();
  if (!row) return null;
  return {
    secret: unseal(textOf(row["secret"]), purpose),
    isConfirmed: numberOf(row["confirmed"]) === 1,
  };
}

/** Whether this user needs a code to sign in. */
export async function hasSecondFactor(knex: Knex, userId: number): Promise<boolean> {
  const confirmed = { user_id: userId, confirmed: 1 };
  return (await from(knex, "second_factors").where(confirmed).first()) !== undefined;
}

/**
 * Whether a code is needed, and how many recovery codes are left; a secret that is not yet confirmed
 * counts as off.
 */
export async function secondFactorOf(knex: Knex, userId: number): Promise<SecondFactor> {
  const on = await hasSecondFactor(knex, userId);
  return { on, codesLeft: on ? await countRecoveryCodes(knex, userId) : 0 };
}

/** A new secret, inactive until a code confirms it; only while none is active. */
export async function offerSecondFactor(
  knex: Knex,
  userId: number,
  { issuer, account }: { issuer: string; account: string },
): Promise<SecondFactorOffer> {
  const secret = newSecret();
  const row = { user_id: userId, secret: seal(secret, purpose), last_step: 0, confirmed: 0 };
  const recoveryCodes = await knex.transaction(async (trx) => {
    await from(trx, "second_factors").insert(row).onConflict("user_id").merge();
    return renewRecoveryCodes(trx, userId);
  });
  const address = otpauthAddress(secret, issuer, account);
  return { secret: base32(secret), address, recoveryCodes };
}

/**
 * Whether a code of the app is right, which uses it up: no code of the same
 * or an earlier time step is accepted again, also after a restart.
 */
async function redeemCode(knex: Knex, userId: number, code: string, now: number): Promise<boolean> {
  const row = await find(knex, userId);
  const step = row && stepOf(row.secret, code.replace(/\s/g, ""), now);
  if (step === null) return false;
  const taken = await from(knex, "second_factors")
    .where("user_id", userId)
    .where("last_step", "<", step)
    .update({ last_step: step });
  return taken === 1;
}

/** Activates the offered secret; false when the code is wrong. */
export async function confirmSecondFactor(
  knex: Knex,
  userId: number,
  code: string,
  now: number,
): Promise<boolean> {
  if (!(await redeemCode(knex, userId, code, now))) return false;
  await from(knex, "second_factors").where("user_id", userId).update({ confirmed: 1 });
  return true;
}

/** Whether this is a valid code of the app or a recovery code; it is used up. */
export async function verifySecondFactor(
  knex: Knex,
  userId: number,
  code: string,
  now: number,
): Promise<boolean> {
  return (
    (await redeemCode(knex, userId, code, now)) || (await redeemRecoveryCode(knex, userId, code))
  );
}

/** Removes the second factor; returns whether there was one. */
export async function removeSecondFactor(knex: Knex, userId: number): Promise<boolean> {
  const had = await hasSecondFactor(knex, userId);
  await from(knex, "second_factors").where("user_id", userId).delete();
  await from(knex, "recovery_codes").where("user_id", userId).delete();
  return had;
}
