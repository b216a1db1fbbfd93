import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:document"],
  // The site loads only what is its own.
  rules: { "require-sri": ["error", { target: "crossorigin" }] },
});

/**
 * What is wrong with the HTML of a whole page, a line each.
 * @param {string} html
 * @returns {Promise<string[]>}
 */
export async function htmlFaults(html) {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
}
