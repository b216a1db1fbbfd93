import type { Core } from "@strapi/strapi";
import { check, ownerSetupSchema } from "shared-types/schemas";
import { passwordFault } from "./password-faults";
import { environment, EnvironmentError } from "../../platform/environment";
import { serviceOf } from "../../platform/services";

/** The rules of the set-up page hold here too. */
async function requireValidCredentials(email: string, password: string): Promise<void> {
  const checked = await check(ownerSetupSchema, { token: "of the environment", email, password });
  const faults = "broken" in checked ? checked.broken.map((fault) => fault.errorMessage) : [];
  const fault = passwordFault(password, email);
  if (fault !== null) faults.push(fault);
  if (faults.length > 0)
    throw new EnvironmentError(`OWNER_EMAIL, OWNER_PASSWORD: ${faults.join(" ")}`);
}

/** Creates the owner named in the environment, for containers and tests. */
export async function ensureOwner(strapi: Core.Strapi): Promise<void> {
  const { ownerEmail, ownerPassword } = environment;
  const owner = serviceOf(strapi, "api::account.owner");
  if (ownerEmail === "" || (await owner.exists())) return;
  await requireValidCredentials(ownerEmail, ownerPassword);
  await owner.create(ownerEmail, ownerPassword);
}
