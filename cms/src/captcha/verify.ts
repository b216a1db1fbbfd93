import { contactMessages } from "shared-types";
import { proofHash, type Proof } from "./proof";
import { termsOf } from "./puzzle";
import { isSignature } from "./signature";
import { readSolution } from "./solution";
import { isSolved } from "./work";

/** What a solution proves, or the message that refuses it. */
export type Verdict = { proof: Proof } | { fault: string };

const failed: Verdict = { fault: contactMessages.captchaFailed };

/**
 * Verifies a solution of one of this site's own puzzles: signed with `key`, of its hour, with all its
 * work done. Whether it was used before is not known here. `now` is epoch milliseconds.
 */
export function verifySolution(key: Buffer, text: string, now: number): Verdict {
  const solution = readSolution(text);
  if (!solution || !isSignature(key, solution.puzzle, solution.signature)) return failed;
  const terms = termsOf(solution.puzzle);
  if (terms.made > now) return failed;
  if (terms.expires <= now) return { fault: contactMessages.captchaExpired };
  if (!isSolved(solution.puzzle, solution.solutions, terms)) return failed;
  const { expires, made: began } = terms;
  return { proof: { hash: proofHash(solution.puzzle), expires, began } };
}
