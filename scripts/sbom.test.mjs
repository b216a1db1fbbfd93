import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./stages/run.mjs";

/** @typedef {{ bomFormat: string, components: { name: string, version: string }[] }} Bom */

test("npm run sbom lists what runs, without the tools it is made with, and says how much", () => {
  const began = Date.now();
  const said = execFileSync("npm", ["run", "--silent", "sbom"], {
    cwd: root,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  for (const [name, runs] of /** @type {const} */ ([
    ["site", "react"],
    ["cms", "@strapi/strapi"],
  ])) {
    const file = join(root, "sbom", `${name}.cdx.json`);
    expect(statSync(file).mtimeMs).toBeGreaterThan(began - 1000);
    /** @type {Bom} */
    const { bomFormat, components } = JSON.parse(readFileSync(file, "utf8"));
    expect(bomFormat).toBe("CycloneDX");
    const names = components.map((component) => component.name);
    expect(names).toContain(runs);
    for (const tool of ["vitest", "eslint"]) expect(names).not.toContain(tool);
    expect(said).toContain(`sbom/${name}.cdx.json: ${components.length} packages`);
  }
}, 60_000);
