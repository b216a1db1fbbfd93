import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { root } from "../stages/run.mjs";

const file = join(root, "docs/benchmarks.md");

const heading = `# Benchmarks

Ratios, measured side by side in one run on one machine: \`npm run bench\`, or \`npm run bench -- NAME\` for
one section. Absolute figures differ from machine to machine; the ratios are what is promised.
`;

/**
 * Replaces a section of docs/benchmarks.md.
 * @param {string} name  the benchmark's, in the markers
 * @param {string} title
 * @param {string} body  Markdown
 */
export async function writeSection(name, title, body) {
  const text = existsSync(file) ? readFileSync(file, "utf8") : heading;
  const machine = `${cpus().length} cores, Node ${process.versions.node}, ${process.platform}`;
  const section = [
    `<!-- bench:${name} -->`,
    ``,
    `## ${title}`,
    ``,
    `\`npm run bench -- ${name}\` · ${new Date().toISOString().slice(0, 10)} · ${machine}`,
    ``,
    body.trim(),
    ``,
    `<!-- /bench:${name} -->`,
  ].join("\n");
  const former = new RegExp(`<!-- bench:${name} -->[\\s\\S]*<!-- /bench:${name} -->`);
  const next = former.test(text)
    ? text.replace(former, () => section)
    : `${text.trimEnd()}\n\n${section}\n`;
  const { format } = await import("oxfmt");
  writeFileSync(file, (await format(file, next)).code);
}
