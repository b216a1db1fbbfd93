import type { Core } from "@strapi/strapi";
import { keepEntries } from "../photos/media-entries";
import { photoUid } from "../photos/record";
import { afterChange } from "./around";

/** A photo's entry of the Media Library says what its record says, whoever saves it (contract §6). */
export function keepMediaEntries(strapi: Core.Strapi): void {
  afterChange(strapi, photoUid, (ids) => keepEntries(strapi, ids));
}
