import type { Core } from "@strapi/strapi";
import type { OwnerService } from "../api/session/services/owner";
import { environment } from "../environment";

/** Creates the owner named in the environment, for containers and tests (contract §2). */
export async function ensureOwner(strapi: Core.Strapi): Promise<void> {
  const { ownerEmail, ownerPassword } = environment;
  const owner = strapi.service("api::session.owner") as unknown as OwnerService;
  if (ownerEmail !== "" && !(await owner.exists())) await owner.create(ownerEmail, ownerPassword);
}
