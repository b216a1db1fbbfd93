import type { Core } from "@strapi/strapi";

/**
 * The types of services in Strapi's registry. Those of this site are in `api/services.ts`;
 * these two are Strapi's, as far as this site uses them.
 */
export interface Services {
  "admin::auth": { hashPassword(password: string): Promise<string> };
  "admin::role": { getSuperAdmin(): Promise<{ id: number }> };
}

/** A service by name. */
export function serviceOf<Uid extends keyof Services>(
  strapi: Core.Strapi,
  uid: Uid,
): Services[Uid] {
  const service: unknown = strapi.service(uid);
  return service as Services[Uid];
}
