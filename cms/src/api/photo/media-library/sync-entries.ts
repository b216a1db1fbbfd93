import type { Core } from "@strapi/strapi";
import { syncEntries } from "./media-entries";
import { photoUid } from "../record";
import { afterChange } from "../../../documents/around";

/** Keeps a photo's Media Library entry in step with its record, whoever saves it (docs/decisions/015). */
export function syncMediaEntries(strapi: Core.Strapi): void {
  afterChange(strapi, photoUid, (ids) => syncEntries(strapi, ids));
}
