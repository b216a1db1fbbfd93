import { limits } from "shared-types/kit/limits";
import { brokenRule } from "../http/broken-rule";
import { storedHtml } from "./html";
import { beforeSave } from "./rule";

/**
 * Sanitizes and encodes the HTML of an attribute on every save, also in Strapi's admin (docs/product.md 4.8). Encoded it may
 * be longer than what was sent; it must still fit, or the form could not save it again.
 */
export const sanitizeHtml = (attribute: string) =>
  beforeSave(({ data }) => {
    const value = data[attribute];
    if (typeof value !== "string") return;
    const stored = storedHtml(value);
    if (stored.length > limits.notes)
      throw brokenRule(
        attribute,
        `This text is too long: with its formatting it has over ${limits.notes} characters.`,
      );
    data[attribute] = stored;
  });
