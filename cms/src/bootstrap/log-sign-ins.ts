import type { Core } from "@strapi/strapi";

/** Notes who tries Strapi's admin, as `middlewares/sign-in` does of the panel: whether, not who. */
export function logAdminSignIns(strapi: Core.Strapi): void {
  strapi.eventHub.on("admin.auth.success", async () => void strapi.log.info("Admin: signed in."));
  strapi.eventHub.on(
    "admin.auth.error",
    async () => void strapi.log.warn("Admin: sign-in failed."),
  );
}
