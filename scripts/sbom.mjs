// `npm run sbom`: the packages of a running site as CycloneDX lists, written by npm itself.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ensureInstalled } from "./stages/install.mjs";
import { root } from "./stages/run.mjs";
import { fail, say } from "./stages/say.mjs";

const folder = join(root, "sbom");

try {
  await ensureInstalled();
  mkdirSync(folder, { recursive: true });
  for (const [name, cwd] of /** @type {const} */ ([
    ["site", root],
    ["cms", join(root, "cms")],
  ])) {
    const args = ["sbom", "--sbom-format=cyclonedx", "--omit=dev"];
    const bom = execFileSync("npm", args, { cwd, encoding: "utf8", maxBuffer: 100_000_000 });
    const file = join(folder, `${name}.cdx.json`);
    writeFileSync(file, bom);
    const { components } = JSON.parse(bom);
    say(`${relative(root, file)}: ${components.length} packages`);
  }
} catch (error) {
  fail(error);
}
