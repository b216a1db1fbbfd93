import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../stages/run.mjs";

const oxlint = join(root, "node_modules/oxlint/bin/oxlint");
const project = mkdtempSync(join(tmpdir(), "habitat-lint-"));
afterAll(() => rmSync(project, { recursive: true }));

/**
 * What lint says of files in a project that has these alone, with the rules of this one but for those that ask
 * TypeScript.
 * @param {[what: string, file: string, code: string, ...unknown[]][]} snippets  of one file, one below the other
 * @returns {Promise<{ filename: string, message: string }[]>}
 */
function lint(snippets) {
  const folder = mkdtempSync(join(project, "snippets-"));
  cpSync(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
  cpSync(join(root, "scripts/lint"), join(folder, "scripts/lint"), { recursive: true });
  for (const [, file, code] of snippets) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`, { flag: "a" });
  }
  const args = [oxlint, "--format=json", "cms", "shared-types", "web"];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: folder }, (_failed, out, err) => {
      try {
        resolve(JSON.parse(out).diagnostics);
      } catch {
        reject(new Error(`${out}${err}`));
      }
    });
  });
}

/** @type {[what: string, file: string, code: string, message: RegExp][]} */
const crossings = [
  [
    "a package but yup in shared-types",
    "shared-types/src/plant/codes.ts",
    'import "luxon";',
    /yup only/,
  ],
  ["Node in shared-types", "shared-types/src/plant/codes.ts", 'import "node:fs";', /yup only/],
  [
    "cms in shared-types",
    "shared-types/src/plant/codes.ts",
    'import "../../../cms/src/database/fold";',
    /lowest layer/,
  ],
  ["a noun in kit", "shared-types/src/kit/text.ts", 'import "../plant/codes";', /knows no noun/],
  [
    "a schema in codes",
    "shared-types/src/plant/codes.ts",
    'import "./schema";',
    /lowest of a room/,
  ],
  [
    "calls in answers",
    "shared-types/src/plant/answers.ts",
    'import type { x } from "./calls";',
    /Calls name answers/,
  ],
  [
    "the table of all calls in a noun",
    "shared-types/src/plant/codes.ts",
    'import type { x } from "../calls";',
    /the table of all nouns/,
  ],
  ["calls in a schema", "shared-types/src/plant/schema.ts", 'import "./calls";', /codes and kit/],
  ["Yup in cms", "cms/src/index.ts", 'import "yup";', /another Yup/],
  ["web in cms", "cms/src/index.ts", 'import "../../web/src/lib/html";', /meet in shared-types/],
  ["cms in web", "web/src/lib/html.ts", 'import "../../../cms/src/x";', /meet in shared-types/],
  [
    "shared-types by path",
    "web/src/lib/html.ts",
    'import "../../../shared-types/src/plant/codes";',
    /by name, not by path/,
  ],
  ["a script in the site", "cms/src/index.ts", 'import "../../scripts/serve.mjs";', /Scripts run/],
  [
    "a controller in a service",
    "cms/src/api/plant/services/plant.ts",
    'import type { x } from "../controllers/plant";',
    /knows nothing of HTTP/,
  ],
  [
    "a plant in what plants and animals share",
    "cms/src/api/species/service.ts",
    'import { plantRecords } from "../plant/saving";',
    /species may import only the nouns below it/,
  ],
  [
    "a service in a presenter",
    "cms/src/api/plant/presenter.ts",
    'export { x } from "./services/plant";',
    /called by services/,
  ],
  [
    "a noun in platform",
    "cms/src/platform/drain.ts",
    'import "../api/plant/query";',
    /lowest layer/,
  ],
  ["a noun in http", "cms/src/http/etag.ts", 'import "../api/plant/query";', /knows no noun/],
  [
    "a noun in the database",
    "cms/src/database/fold.ts",
    'import "../api/plant/query";',
    /tables, not nouns/,
  ],
  [
    "a noun in the rules for all",
    "cms/src/documents/derive.ts",
    'import "../api/plant/query";',
    /knows none of them/,
  ],
  [
    "a noun in the cache",
    "cms/src/cache/store.ts",
    'import type { x } from "../api/plant/query";',
    /knows none of them/,
  ],
  [
    "a noun in a patch",
    "cms/src/patches/disable-cors.ts",
    'import "../api/plant/query";',
    /knows none of them/,
  ],
  [
    "a middleware in a noun",
    "cms/src/api/plant/query.ts",
    'import "../../middlewares/site";',
    /above the nouns/,
  ],
  ["the start in a policy", "cms/src/policies/is-owner.ts", 'import "../index";', /by nothing/],
  ["a component in the theme", "web/src/theme/tokens.ts", 'import "../lib/html";', /The theme/],
  [
    "a feature in web/src/lib",
    "web/src/lib/swr.ts",
    'import "../features/x/api/x";',
    /for everything/,
  ],
  [
    "a feature in a component",
    "web/src/components/ui/Button.tsx",
    'import "../../features/plant/api/plant";',
    /know no feature/,
  ],
  [
    "a page in a feature",
    "web/src/features/plant/api/plant.ts",
    'void import("../../../pages/public/flora");',
    /where it is shown/,
  ],
  [
    "another feature in a feature that does not exist yet",
    "web/src/features/tree/components/Tree.tsx",
    'import "../../plant/components/PlantCard";',
    /does not import another/,
  ],
  ["app in a page", "web/src/pages/public/home.tsx", 'import "../../app/head";', /never back/],
  [
    "the panel in a public page",
    "web/src/pages/public/flora.tsx",
    'void import("../../features/plant/admin/PlantForm");',
    /no part of the panel/,
  ],
  [
    "Chakra in a public component",
    "web/src/features/plant/components/PlantCard.tsx",
    'import { Box } from "@chakra-ui/react";',
    /no part of the panel/,
  ],
  [
    "Yup in a public component",
    "web/src/features/plant/components/PlantCard.tsx",
    'import "shared-types/plant/schema";',
    /no forms but the contact form/,
  ],
  [
    "the schemas of all calls in the panel",
    "web/src/pages/cp/plan.tsx",
    'import { planCalls } from "shared-types/plan/calls";',
    /by its method and path/,
  ],
  ["Formik in app", "web/src/app/entry-cp.tsx", 'import "formik";', /Formik lives in/],
  ["fetch outside the client", "web/src/lib/swr.ts", 'void fetch("/api");', /api-client/],
  ["fetch of window", "web/src/lib/swr.ts", 'void window.fetch("/api");', /api-client/],
  ["console.log in the site", "web/src/lib/swr.ts", "console.log(1);", /console/],
  ["a default export", "web/src/lib/swr.ts", "export default 1;", /named exports/i],
  ["an enum", "shared-types/src/plant/codes.ts", "export enum Sun { Full }", /No enum/],
  ["any", "cms/src/database/fold.ts", "export const a = (b: any) => String(b);", /any/],
];

/** @type {[what: string, file: string, code: string][]} */
const allowed = [
  ["yup in shared-types", "shared-types/src/plant/schema.ts", 'import "yup";'],
  ["shared-types by name", "cms/src/database/fold.ts", 'import "shared-types/plant/schema";'],
  [
    "a query in a service",
    "cms/src/api/plant/services/plant.ts",
    'import "../../photo/query"; import "../../../lib/fold";',
  ],
  [
    "its own parts in a feature",
    "web/src/features/plant/components/PlantCard.tsx",
    'import "../api/plant"; import "./Leaf"; import "../../../components/ui/Button";',
  ],
  [
    "types of answers in a public component",
    "web/src/features/plant/components/Leaf.tsx",
    'export type { x } from "shared-types/plant/answers";',
  ],
  [
    "Formik in the contact form",
    "web/src/features/contact/components/ContactForm.tsx",
    'import "formik"; import "shared-types/contact/schema";',
  ],
  [
    "Chakra and Formik in the panel",
    "web/src/features/plant/admin/PlantForm.tsx",
    'import "@chakra-ui/react"; import "formik"; import "../api/plant";',
  ],
  ["a default export where Strapi asks", "cms/src/api/x/controllers/x.ts", "export default {};"],
];

describe("lint", () => {
  /** @type {Awaited<ReturnType<typeof lint>>} */
  let said = [];
  beforeAll(async () => {
    said = await lint(crossings);
  });

  test.each(crossings)("refuses %s and says what to do", (_what, file, _code, message) => {
    const messages = said.filter(({ filename }) => filename === file).map((one) => one.message);
    expect(messages).toContainEqual(expect.stringMatching(message));
  });

  test("allows what stays within the boundaries", async () => {
    expect(await lint(allowed)).toEqual([]);
  });
});
