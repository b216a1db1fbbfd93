import type { Core } from "@strapi/strapi";
import { ownerSetupSchema } from "shared-types/account/schema";
import { check, faultsOf } from "shared-types/kit/check";
import { passwordError } from "./password-error";
import { environment, EnvironmentError } from "../../platform/environment";
import { serviceOf } from "../../platform/services";

/** The rules of the set-up page hold here too. */
async function requireValidCredentials(email: string, password: string): Promise<void> {
  const checked = await check(ownerSetupSchema, { token: "of the environment", email, password });
  const errors = faultsOf(checked).map(({ errorMessage }) => errorMessage);
  const error = passwordError(password, email);
  if (error !== null) errors.push(error);
  if (errors.length > 0)
    throw new EnvironmentError(`OWNER_EMAIL, OWNER_PASSWORD: ${errors.join(" ")}`);
}

/** Creates the owner named in the environment, for containers and tests. */
export async function ensureOwner(strapi: Core.Strapi): Promise<void> {
  const { ownerEmail, ownerPassword } = environment;
  const owner = serviceOf(strapi, "api::account.owner");
  if (ownerEmail === "" || (await owner.exists())) return;
  await requireValidCredentials(ownerEmail, ownerPassword);
  await owner.create(ownerEmail, ownerPassword);
}
