import { relative } from "node:path";
import { root } from "../stages/run.mjs";
import { reasonOf, tell } from "./tell.mjs";

/**
 * What came of a test file.
 * @param {import("vitest/node").TestModule} module
 * @returns {import("./tell.mjs").Outcome}
 */
export function outcomeOf(module) {
  const file = relative(root, module.moduleId);
  const reasons = module.errors().map(({ message }) => `${file}: ${reasonOf(message)}`);
  let passed = 0;
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    if (state === "passed") passed += 1;
    else reasons.push(`${file} › ${test.fullName}: ${reasonOf(errors?.[0]?.message ?? state)}`);
  }
  // Hooks of a describe block fail beside its tests.
  for (const suite of module.children.allSuites())
    for (const { message } of suite.errors())
      reasons.push(`${file} › ${suite.fullName}: ${reasonOf(message)}`);
  return { passed, reasons };
}

/** A Vitest reporter that tells `npm test` of each file. */
export default class Telling {
  /** @param {import("vitest/node").TestModule} module */
  onTestModuleEnd(module) {
    tell(outcomeOf(module));
  }

  /**
   * @param {readonly import("vitest/node").TestModule[]} _modules
   * @param {readonly { message: string }[]} unhandled
   */
  onTestRunEnd(_modules, unhandled) {
    const reasons = unhandled.map(({ message }) => `Outside of a test: ${reasonOf(message)}`);
    if (reasons.length > 0) tell({ passed: 0, reasons });
  }
}
