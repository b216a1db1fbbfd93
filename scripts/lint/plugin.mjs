import { importBoundaries } from "./import-boundaries.mjs";

/** @typedef {import("./import-boundaries.mjs").Rule} Rule */

const say = "No enum: write an array `as const` and the union type of its members.";

/** @type {Rule} */
const noEnum = {
  create: (context) => ({ TSEnumDeclaration: (node) => context.report({ node, message: say }) }),
};

/** @type {{ meta: { name: string }, rules: Record<string, Rule> }} The rules that are this project's own. */
const plugin = {
  meta: { name: "habitat" },
  rules: { "import-boundaries": importBoundaries, "no-enum": noEnum },
};
export default plugin;
