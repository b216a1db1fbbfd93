import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../stages/run.mjs";

const sources = ["web/src", "shared-types/src"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /(?<!\.test|\.d)\.tsx?$/.test(path))
    .map((path) => readFileSync(join(root, folder, path), "utf8")),
);

/** What stands in quotes, between tags, or before a colon as a property's name. */
const words = sources.join("\n").replace(/\s+/g, " ");

/** @param {string} label */
function isOnScreen(label) {
  const text = label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`["'\`>}] ?${text} ?["'\`<{]|[{,(] ${text}:`).test(words);
}

/**
 * The labels of a page, in bold, that no source of the panel has.
 * @param {string} markdown
 */
export function unknownLabels(markdown) {
  const labels = [...markdown.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = ""]) =>
    label.replace(/\s+/g, " "),
  );
  return labels.filter((label) => !isOnScreen(label));
}
