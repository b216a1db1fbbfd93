import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "../stages/run.mjs";

/**
 * @typedef {object} Report
 * @property {number} passed  tests, also those that passed only at a further try
 * @property {string[]} failures  'file › test: first line of its error'; a skipped test too: nothing is left out silently
 * @property {string[]} flaky  those that passed only at a further try
 */

const firstLine = (/** @type {string | undefined} */ text) => (text ?? "").split("\n")[0] ?? "";

/**
 * What came of a run of Vitest.
 * @param {readonly import("vitest/node").TestModule[]} modules
 * @returns {Report}
 */
export function reportOf(modules) {
  /** @type {Report} */
  const report = { passed: 0, failures: [], flaky: [] };
  for (const module of modules) {
    const file = relative(root, module.moduleId);
    for (const error of module.errors())
      report.failures.push(`${file}: ${firstLine(error.message)}`);
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      const name = `${file} › ${test.fullName}`;
      if (state === "passed") report.passed += 1;
      else report.failures.push(`${name}: ${firstLine(errors?.[0]?.message ?? state)}`);
      if (test.diagnostic()?.flaky) report.flaky.push(name);
    }
  }
  return report;
}

/** A Vitest reporter that writes the report as JSON to the file that VITEST_REPORT_FILE names. */
export default class ReportWriter {
  /**
   * @param {readonly import("vitest/node").TestModule[]} modules
   * @param {readonly { message: string }[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    const report = reportOf(modules);
    for (const { message } of unhandled)
      report.failures.push(`Outside of a test: ${firstLine(message)}`);
    writeFileSync(process.env["VITEST_REPORT_FILE"] ?? "", JSON.stringify(report));
  }
}
