import { ESLint } from "eslint";
import tseslint from "typescript-eslint";
import { describe, expect, test } from "vitest";
import { root } from "../stages/run.mjs";

// The files of these snippets do not exist, so the rules that ask TypeScript about them are off.
const eslint = new ESLint({ cwd: root, overrideConfig: [tseslint.configs.disableTypeChecked] });

/**
 * @param {string} file
 * @param {string} code
 */
async function findings(file, code) {
  const [result] = await eslint.lintText(code, { filePath: file });
  return result?.messages.map(({ message }) => message) ?? [];
}

/** @type {[what: string, file: string, code: string, message: RegExp][]} */
const crossings = [
  ["a package but yup in shared-types", "shared-types/src/plant.ts", 'import "luxon";', /yup only/],
  ["Node in shared-types", "shared-types/src/plant.ts", 'import "node:fs";', /yup only/],
  [
    "cms in shared-types",
    "shared-types/src/plant.ts",
    'import "../../cms/src/database/fold";',
    /lowest layer/,
  ],
  ["web in cms", "cms/src/index.ts", 'import "../../web/src/lib/html";', /meet in shared-types/],
  ["cms in web", "web/src/lib/html.ts", 'import "../../../cms/src/x";', /meet in shared-types/],
  [
    "shared-types by path",
    "web/src/lib/html.ts",
    'import "../../../shared-types/src/plant";',
    /by name, not by path/,
  ],
  ["a script in the site", "cms/src/index.ts", 'import "../../scripts/serve.mjs";', /Scripts run/],
  [
    "a service in a route",
    "cms/src/api/plant/routes/plant.ts",
    'import "../services/plant";',
    /A route names its controller/,
  ],
  [
    "a route in a controller",
    "cms/src/api/plant/controllers/plant.ts",
    'import "../routes/plant";',
    /never back/,
  ],
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
    'import "shared-types/schemas";',
    /no forms but the contact form/,
  ],
  ["Formik in app", "web/src/app/entry-cp.tsx", 'import "formik";', /Formik lives in/],
  ["fetch outside the client", "web/src/lib/swr.ts", 'void fetch("/api");', /api-client/],
  ["fetch of window", "web/src/lib/swr.ts", 'void window.fetch("/api");', /api-client/],
  ["console.log in the site", "web/src/lib/swr.ts", "console.log(1);", /console/],
  ["a default export", "web/src/lib/swr.ts", "export default 1;", /named exports/],
  ["an enum", "shared-types/src/plant.ts", "export enum Sun { Full }", /No enum/],
  ["any", "cms/src/database/fold.ts", "export const a = (b: any) => String(b);", /any/],
];

/** @type {[what: string, file: string, code: string][]} */
const allowed = [
  ["yup in shared-types", "shared-types/src/schemas/plant.ts", 'import "yup";'],
  ["shared-types by name", "cms/src/database/fold.ts", 'import "shared-types/schemas";'],
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
    "Formik in the contact form",
    "web/src/features/contact/components/ContactForm.tsx",
    'import "formik"; import "shared-types/schemas";',
  ],
  [
    "Chakra and Formik in the panel",
    "web/src/features/plant/admin/PlantForm.tsx",
    'import "@chakra-ui/react"; import "formik"; import "../api/plant";',
  ],
  ["a default export where Strapi asks", "cms/src/api/x/routes/x.ts", "export default {};"],
];

describe("lint", () => {
  test.each(crossings)("refuses %s and says what to do", async (_what, file, code, message) => {
    expect(await findings(file, code)).toContainEqual(expect.stringMatching(message));
  });

  test.each(allowed)("allows %s", async (_what, file, code) => {
    expect(await findings(file, code)).toEqual([]);
  });
});
