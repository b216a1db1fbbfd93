import type { Core } from "@strapi/strapi";
import { brokenRule } from "../lib/broken-rule";
import { photoUid } from "../photos/record";
import { beforeSave } from "./write";

/** A copy of a photo's record would have no files. */
export function refusePhotoCopies(strapi: Core.Strapi): void {
  beforeSave(strapi, ({ uid, action }) => {
    if (uid === photoUid && action === "clone")
      throw brokenRule("", "A photo cannot be duplicated: import its file again instead.");
  });
}
