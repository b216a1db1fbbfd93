import { brokenRule } from "../http/broken-rule";
import { htmlWords } from "./html";
import { beforeSave } from "./rule";

/** 'nameCommon' as a person reads it: 'name common'. */
function words(attribute: string): string {
  return attribute.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function missing(attribute: string): string {
  const name = words(attribute);
  return `Please enter ${/^[aeiou]/.test(name) ? "an" : "a"} ${name}.`;
}

/** Refuses '' for a required text, which Strapi's own rule accepts; in the attribute `html` markup alone is not text either. */
export const requireText = (html = "") =>
  beforeSave(({ attributes, data }) => {
    for (const [name, { type, required }] of Object.entries(attributes)) {
      const value = data[name];
      if (!required || (type !== "string" && type !== "text") || typeof value !== "string")
        continue;
      const text = name === html ? htmlWords(value) : value;
      if (text.trim() === "") throw brokenRule(name, missing(name));
    }
  });
