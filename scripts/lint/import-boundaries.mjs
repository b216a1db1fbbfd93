import { posix, relative, sep } from "node:path";

/** @param {string} text @param {string} [own] what `:own` stands for; captured when absent */
function pattern(text, own) {
  const source = text
    .replace(/[.@/-]/g, "\\$&")
    .replace(
      /\{([^}]*)\}/g,
      (_, /** @type {string} */ names) => `(?:${names.replaceAll(",", "|")})`,
    )
    .replaceAll("*", "[^/]+")
    .replaceAll(":own", own ?? "(?<own>[^/]+)");
  return new RegExp(`^${source}(?=[/.]|$)`);
}

/**
 * The boundary that an import crosses, if any.
 * @param {import("./boundaries.mjs").Boundary[]} boundaries
 * @param {string} file    from the root, with `/`
 * @param {string} target  from the root without its ending, or `npm:` and a package's name
 */
function crossed(boundaries, file, target) {
  return boundaries.find(({ in: place, notIn = [], ban, except = [] }) => {
    const here = pattern(place).exec(file);
    if (!here || notIn.some((text) => pattern(text).test(file))) return false;
    const own = here.groups?.["own"];
    return (
      ban.some((text) => pattern(text).test(target)) &&
      !except.some((text) => pattern(text, own).test(target))
    );
  });
}

/**
 * ESLint rule: imports stay within the boundaries given as its one option. It reads paths as they
 * are written, so a file need not exist to be forbidden.
 * @type {import("eslint").Rule.RuleModule}
 */
export const importBoundaries = {
  meta: { type: "problem", schema: [{ type: "array" }], messages: { crossed: "{{say}}" } },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join("/");

    /** @param {{ source?: import("estree").Node | null }} node */
    function check({ source }) {
      if (source?.type !== "Literal" || typeof source.value !== "string") return;
      const wanted = source.value;
      const target = wanted.startsWith(".")
        ? posix.join(posix.dirname(file), wanted)
        : `npm:${wanted}`;
      const boundary = crossed(context.options[0], file, target);
      if (boundary)
        context.report({ node: source, messageId: "crossed", data: { say: boundary.say } });
    }

    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
      "CallExpression[callee.name='require']": (
        /** @type {import("estree").SimpleCallExpression} */ call,
      ) => check({ source: call.arguments[0] }),
    };
  },
};
