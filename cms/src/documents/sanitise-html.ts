import type { Core } from "@strapi/strapi";
import { limits } from "shared-types";
import { brokenRule } from "../lib/broken-rule";
import { storedHtml } from "../lib/html";
import { htmlAttributes } from "./html-attributes";
import { beforeSave } from "./write";

/**
 * Cleans and encodes HTML text on every save, also in Strapi's admin (contract §5). Encoded it may
 * be longer than what was sent; it must still fit, or the form could not save it again.
 */
export function sanitiseHtml(strapi: Core.Strapi): void {
  beforeSave(strapi, ({ uid, data }) => {
    const attribute = htmlAttributes[uid];
    const value = attribute === undefined ? undefined : data[attribute];
    if (attribute === undefined || typeof value !== "string") return;
    const stored = storedHtml(value);
    if (stored.length > limits.notes)
      throw brokenRule(attribute, `With its markup this text has over ${limits.notes} characters.`);
    data[attribute] = stored;
  });
}
