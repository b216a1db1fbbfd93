import js from "@eslint/js";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";
import { boundaries } from "./scripts/lint/boundaries.mjs";
import { importBoundaries } from "./scripts/lint/import-boundaries.mjs";

const fetchAdvice = "Calls go through web/src/lib/api-client.ts: add a function there.";
const consoleMethods = ["warn", "error"];

const noEnum = {
  selector: "TSEnumDeclaration",
  message: "No enum: write an array `as const` and the union type of its members.",
};
const noDefaultExport = {
  selector: "ExportDefaultDeclaration",
  message: "Use named exports: a default export has a different name in every file.",
};

const everywhere = {
  plugins: { habitat: { rules: { "import-boundaries": importBoundaries } } },
  linterOptions: { reportUnusedDisableDirectives: "error" },
  rules: {
    "habitat/import-boundaries": ["error", boundaries],
    "no-duplicate-imports": ["error", { allowSeparateTypeImports: true }],
    eqeqeq: "error",
    "no-restricted-syntax": ["error", noEnum, noDefaultExport],
  },
};

const typed = {
  files: ["**/*.ts", "**/*.tsx", "scripts/**/*.mjs"],
  extends: [tseslint.configs.strictTypeChecked],
  languageOptions: {
    parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
  },
  rules: {
    "@typescript-eslint/consistent-type-imports": [
      "error",
      { fixStyle: "inline-type-imports", disallowTypeAnnotations: false },
    ],
    "@typescript-eslint/switch-exhaustiveness-check": [
      "error",
      { considerDefaultExhaustiveForUnions: true },
    ],
    "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    "@typescript-eslint/restrict-template-expressions": [
      "error",
      { allowNumber: true, allowBoolean: true },
    ],
    // A page without reads still has an asynchronous `load`, and a hook of Strapi's may be empty.
    "@typescript-eslint/require-await": "off",
    "@typescript-eslint/no-empty-function": "off",
    // A call's answer is read as the type the caller names: `read<Quote>(url)`.
    "@typescript-eslint/no-unnecessary-type-parameters": "off",
    // Spreading a string into its code points is what is meant here.
    "@typescript-eslint/no-misused-spread": "off",
    // There are no enums, and these two cost a fifth of the whole run.
    "@typescript-eslint/no-unsafe-enum-assignment": "off",
    "@typescript-eslint/no-unsafe-class-instance-assignment": "off",
    "@typescript-eslint/no-unused-vars": [
      "error",
      { argsIgnorePattern: "^_", ignoreRestSiblings: true },
    ],
  },
};

/** Places where a tool asks for a default export. */
const toolFiles = [
  "**/*.config.*",
  "**/*.d.ts",
  "cms/config/**",
  "cms/src/index.ts",
  "cms/src/admin/**",
  "cms/src/{middlewares,policies,extensions}/**",
  "cms/src/api/*/{routes,controllers,services,middlewares,policies}/**",
];

export default tseslint.config(
  {
    ignores: [
      "**/{node_modules,dist,build,coverage,.cache,.tmp,.strapi,test-results,playwright-report}/",
      "data/",
      "cms/types/",
    ],
  },
  js.configs.recommended,
  everywhere,
  typed,
  {
    files: ["**/*.mjs"],
    languageOptions: { globals: globals.node },
  },
  {
    // JSDoc types are looser than TypeScript's: what Node and JSON hand over stays unknown to them.
    files: ["scripts/**/*.mjs"],
    rules: {
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["web/src/**/*.{ts,tsx}"],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      "react-hooks/exhaustive-deps": "error",
      "no-restricted-globals": [
        "error",
        { name: "fetch", message: fetchAdvice },
        { name: "XMLHttpRequest", message: fetchAdvice },
      ],
      "no-restricted-properties": [
        "error",
        { object: "window", property: "fetch", message: fetchAdvice },
        { object: "globalThis", property: "fetch", message: fetchAdvice },
      ],
    },
  },
  {
    files: ["web/src/lib/{api-client,send-file}.ts", "**/*.test.{ts,tsx}"],
    rules: { "no-restricted-globals": "off", "no-restricted-properties": "off" },
  },
  {
    files: ["{web,cms}/src/**/*.{ts,tsx}"],
    rules: { "no-console": ["error", { allow: consoleMethods }] },
  },
  { files: toolFiles, rules: { "no-restricted-syntax": ["error", noEnum] } },
);
