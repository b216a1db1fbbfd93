// Part of `npm run check`: docs/owner.md is what docs/owner makes, its labels are on the screens, its pictures are used.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../stages/run.mjs";
import { handbookDocument } from "./document.mjs";
import { folder, readPages } from "./pages.mjs";

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
function unknownLabels(markdown) {
  const labels = [...markdown.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = ""]) =>
    label.replace(/\s+/g, " "),
  );
  return labels.filter((label) => !isOnScreen(label));
}

const pages = readPages();
const target = join(root, "docs/owner.md");
const isCurrent = existsSync(target) && readFileSync(target, "utf8") === handbookDocument();
const listed = new Set(["contents.json", "pictures", ...pages.map(({ name }) => `${name}.md`)]);
const named = new Set(
  pages.flatMap(({ markdown }) =>
    [...markdown.matchAll(/\]\(pictures\/([^)]+)\)/g)].map(([, file]) => file),
  ),
);

const faults = [
  ...(isCurrent ? [] : ["docs/owner.md is not what docs/owner makes: run npm run handbook."]),
  ...readdirSync(folder)
    .filter((file) => !listed.has(file))
    .map((file) => `docs/owner/${file} is not in contents.json.`),
  ...readdirSync(join(folder, "pictures"))
    .filter((file) => !named.has(file))
    .map((file) => `docs/owner/pictures/${file} is on no page.`),
  ...pages.flatMap(({ name, markdown }) =>
    unknownLabels(markdown).map((label) => `docs/owner/${name}.md: no screen has “${label}”.`),
  ),
];
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
