import type { Core } from "@strapi/strapi";

/** Logs sign-ins to Strapi's admin, as `middlewares/sign-in` does for the panel: that they happen, not whose. */
export function logAdminSignIns(strapi: Core.Strapi): void {
  strapi.eventHub.on("admin.auth.success", async () => void strapi.log.info("Admin: signed in."));
  strapi.eventHub.on(
    "admin.auth.error",
    async () => void strapi.log.warn("Admin: sign-in failed."),
  );
}
