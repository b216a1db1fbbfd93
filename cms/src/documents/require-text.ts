import type { Core } from "@strapi/strapi";
import { brokenRule } from "../lib/broken-rule";
import { htmlWords } from "../lib/html";
import { htmlAttributes } from "./html-attributes";
import { beforeSave } from "./write";

/** 'nameCommon' as a person reads it: 'name common'. */
function words(attribute: string): string {
  return attribute.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function missing(attribute: string): string {
  const name = words(attribute);
  return `Please enter ${/^[aeiou]/.test(name) ? "an" : "a"} ${name}.`;
}

/** Refuses '' for a required text, which Strapi's own rule takes; markup alone is no text either. */
export function requireText(strapi: Core.Strapi): void {
  beforeSave(strapi, ({ uid, attributes, data }) => {
    for (const [name, { type, required }] of Object.entries(attributes)) {
      const value = data[name];
      if (!required || (type !== "string" && type !== "text") || typeof value !== "string")
        continue;
      const text = name === htmlAttributes[uid] ? htmlWords(value) : value;
      if (text.trim() === "") throw brokenRule(name, missing(name));
    }
  });
}
