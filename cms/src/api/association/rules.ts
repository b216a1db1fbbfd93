import type { Core } from "@strapi/strapi";
import { requireDraft } from "../../documents/require-draft";
import { associationRecords } from "./saving";

/** An association names an animal and a plant that there are. */
export function keepAssociations(strapi: Core.Strapi): void {
  requireDraft(strapi, associationRecords);
}
