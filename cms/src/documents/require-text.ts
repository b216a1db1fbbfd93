import type { Core } from "@strapi/strapi";
import { brokenRule } from "../http/broken-rule";
import { htmlWords } from "./html";
import type { RecordKind } from "../database/record-store";
import { beforeSave } from "./write";

/** 'nameCommon' as a person reads it: 'name common'. */
function words(attribute: string): string {
  return attribute.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function missing(attribute: string): string {
  const name = words(attribute);
  return `Please enter ${/^[aeiou]/.test(name) ? "an" : "a"} ${name}.`;
}

/** Refuses '' for a required text, which Strapi's own rule accepts; markup alone is not text either. */
export function requireText(strapi: Core.Strapi, kinds: RecordKind<object>[]): void {
  beforeSave(strapi, ({ uid, attributes, data }) => {
    const html = kinds.find((kind) => kind.uid === uid)?.html;
    for (const [name, { type, required }] of Object.entries(attributes)) {
      const value = data[name];
      if (!required || (type !== "string" && type !== "text") || typeof value !== "string")
        continue;
      const text = name === html ? htmlWords(value) : value;
      if (text.trim() === "") throw brokenRule(name, missing(name));
    }
  });
}
