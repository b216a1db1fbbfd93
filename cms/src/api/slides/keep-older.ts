import type { Core } from "@strapi/strapi";
import { serviceOf } from "../../platform/services";
import { findOlderSlides } from "./query";

/** The first start of a version with slides of their own makes a record of those that the site showed until then. */
export async function keepOlderSlides(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "api", name: "slides", key: "made" });
  if (await store.get({})) return;
  const photoIds = await findOlderSlides(strapi.db.connection);
  const slides = photoIds.map((photoId) => ({ photoId, caption: "" }));
  await serviceOf(strapi, "api::slides.slides").ensure({ slides });
  await store.set({ value: true });
}
