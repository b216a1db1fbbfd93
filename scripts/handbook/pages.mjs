import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../stages/run.mjs";

export const folder = join(root, "docs/owner");

/** @typedef {{ name: string, title: string, markdown: string }} Page */

/**
 * The pages of the owner's handbook, in order.
 * @returns {Page[]}
 */
export function readPages() {
  /** @type {string[]} */
  const names = JSON.parse(readFileSync(join(folder, "contents.json"), "utf8"));
  return names.map((name) => {
    const markdown = readFileSync(join(folder, `${name}.md`), "utf8");
    const [, title = ""] = /^# (.*)$/m.exec(markdown) ?? [];
    return { name, title, markdown };
  });
}
