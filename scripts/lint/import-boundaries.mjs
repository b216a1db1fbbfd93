import { posix, relative, sep } from "node:path";
import { boundaries } from "./boundaries.mjs";

/** @typedef {{ type: string, range: [number, number], value?: unknown }} Node */
/** @typedef {Parameters<import("oxlint/plugins-dev").RuleTester["run"]>[1]} Rule */

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
 * @param {string} file    from the root, with `/`
 * @param {string} target  from the root without its ending, or `npm:` and a package's name
 * @param {boolean} isType  whether only types are imported
 */
function crossed(file, target, isType) {
  return boundaries.find(({ in: place, notIn = [], ban, except = [], allowsTypes }) => {
    if (isType && allowsTypes) return false;
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
 * Lint rule: imports stay within the boundaries. It reads paths as they are written, so a file need not
 * exist to be forbidden.
 * @type {Rule}
 */
export const importBoundaries = {
  meta: { type: "problem", messages: { crossed: "{{say}}" } },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join("/");

    /** @param {{ source?: Node | null, importKind?: string, exportKind?: string }} node */
    function check({ source, importKind, exportKind }) {
      if (source?.type !== "Literal" || typeof source.value !== "string") return;
      const wanted = source.value;
      const target = wanted.startsWith(".")
        ? posix.join(posix.dirname(file), wanted)
        : `npm:${wanted}`;
      const boundary = crossed(file, target, (importKind ?? exportKind) === "type");
      if (boundary)
        context.report({ node: source, messageId: "crossed", data: { say: boundary.say } });
    }

    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
      CallExpression: ({ callee, arguments: [source] }) => {
        if (callee.type === "Identifier" && callee.name === "require") check({ source });
      },
    };
  },
};
