import type { Core } from "@strapi/strapi";
import { brokenRule } from "../../../http/broken-rule";
import { photoUid } from "../record";
import { beforeSave } from "../../../documents/write";

/** A copy of a photo's record would have no files. */
export function refusePhotoCopies(strapi: Core.Strapi): void {
  beforeSave(strapi, ({ uid, action }) => {
    if (uid === photoUid && action === "clone")
      throw brokenRule("", "A photo cannot be duplicated: import its file again instead.");
  });
}
