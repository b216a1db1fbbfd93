import { requireFromCms } from "../stages/from-cms.mjs";

/** TypeScript 7 has no compiler to call; Strapi brings 5.9. @type {typeof import("../../cms/node_modules/typescript")} */
const ts = requireFromCms("typescript");

/** @typedef {import("../../cms/node_modules/typescript").Node} Node */
/**
 * One place at which the product can be broken.
 * @typedef {object} Place
 * @property {string} file  from the project's root
 * @property {number} line
 * @property {number} start  offsets of what is replaced
 * @property {number} end
 * @property {string} instead
 * @property {"comparison" | "condition" | "arguments" | "return"} way
 */
/** @typedef {Pick<Place, "way" | "instead"> & { start: number, end: number }} Change */

const flipped = new Map(
  Object.entries({
    "===": "!==",
    "!==": "===",
    "<": "<=",
    "<=": "<",
    ">": ">=",
    ">=": ">",
  }),
);

const { SyntaxKind } = ts;
const logical = [SyntaxKind.AmpersandAmpersandToken, SyntaxKind.BarBarToken];

/** What only types say, and what is thrown or logged: words, which no test compares. @param {Node} node */
const isSkipped = (node) =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isThrowStatement(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node);

/** @param {Node} node */
const isSimple = (node) =>
  ts.isIdentifier(node) ||
  ts.isPropertyAccessExpression(node) ||
  ts.isNumericLiteral(node) ||
  ts.isStringLiteral(node);

/**
 * The ways to break what one node says, without what is below it.
 * @param {Node} node
 * @param {(node: Node) => string} textOf
 * @returns {Change[]}
 */
function changesOf(node, textOf) {
  const replaced = (
    /** @type {Node} */ what,
    /** @type {string} */ instead,
    /** @type {Change["way"]} */ way,
  ) => ({
    start: what.getStart(),
    end: what.end,
    instead,
    way,
  });
  if (ts.isBinaryExpression(node)) {
    const operator = textOf(node.operatorToken);
    const other = flipped.get(operator);
    if (other) return [replaced(node.operatorToken, other, "comparison")];
    if (logical.includes(node.operatorToken.kind))
      return [
        replaced(node, `(${textOf(node.left)})`, "condition"),
        replaced(node, `(${textOf(node.right)})`, "condition"),
      ];
  }
  if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
    const condition = ts.isIfStatement(node) ? node.expression : node.condition;
    // Still read, so that the compiler complains of no variable that nothing reads; `void`, or it would of the comma.
    return ["true", "false"].map((is) =>
      replaced(condition, `(void (${textOf(condition)}), ${is})`, "condition"),
    );
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
    return [replaced(node, `(${textOf(node.operand)})`, "condition")];
  if (ts.isCallExpression(node)) {
    const [one, two] = node.arguments;
    const isSame = /^Math\.(max|min)$/.test(textOf(node.expression));
    if (one && two && isSimple(one) && isSimple(two) && textOf(one) !== textOf(two) && !isSame) {
      const between = node.getSourceFile().text.slice(one.end, two.getStart());
      const swapped = `${textOf(two)}${between}${textOf(one)}`;
      return [{ start: one.getStart(), end: two.end, instead: swapped, way: "arguments" }];
    }
  }
  if (ts.isBlock(node) && ts.isFunctionLike(node.parent) && node.statements.length > 0) {
    const at = node.getStart() + 1;
    // What follows stays within reach for the compiler, which narrows no types elsewhere.
    const instead = " if (true as boolean) return undefined as never;";
    return [{ start: at, end: at, instead, way: "return" }];
  }
  return [];
}

/**
 * All places of a file.
 * @param {string} file  from the project's root
 * @param {string} text
 * @returns {Place[]}
 */
export function placesOf(file, text) {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const textOf = (/** @type {Node} */ node) => node.getText(source);
  /** @type {Place[]} */
  const places = [];
  const visit = (/** @type {Node} */ node) => {
    if (isSkipped(node)) return;
    for (const change of changesOf(node, textOf)) {
      const line = source.getLineAndCharacterOfPosition(change.start).line + 1;
      places.push({ file, line, ...change });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places;
}

/** The text of a file, broken at one of its places. @param {string} text @param {Place} place */
export const broken = (text, { start, end, instead }) =>
  text.slice(0, start) + instead + text.slice(end);

/** A module of the server as it is built, without looking at types. @param {string} text */
export const compiled = (text) =>
  ts.transpileModule(text, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2023,
      esModuleInterop: true,
    },
  }).outputText;
