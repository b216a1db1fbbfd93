import { cleanText } from "shared-types/kit/text";
import { beforeSave } from "./rule";

/** Removes from every text what no form would keep, such as control characters (docs/product.md 4.1). */
export const keepText = beforeSave(({ attributes, data }) => {
  for (const [name, value] of Object.entries(data)) {
    const type = attributes[name]?.type;
    if (typeof value === "string" && (type === "string" || type === "text"))
      data[name] = cleanText(value);
  }
});
