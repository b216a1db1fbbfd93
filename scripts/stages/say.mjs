/**
 * One line about what is going on.
 * @param {string} line
 */
export function say(line) {
  console.log(`· ${line}`);
}

/** A fault whose message is a plain sentence that says what to do. */
export class PlainError extends Error {}

/**
 * Ends the process with code 1: a plain fault as its sentence, any other with its stack.
 * @param {unknown} error
 * @returns {never}
 */
export function fail(error) {
  const plain =
    error instanceof PlainError || (error instanceof Error && error.name === "EnvironmentError");
  console.error(plain ? error.message : error);
  process.exit(1);
}
