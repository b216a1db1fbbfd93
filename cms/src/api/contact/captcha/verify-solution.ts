import { contactMessages } from "shared-types";
import { challengeHash, type SolvedChallenge } from "./solved-challenge";
import { termsOf } from "./puzzle";
import { isSignature } from "../../../platform/signature";
import { readSolution } from "./solution";
import { isSolved } from "./proof-of-work";

/** The proof of a solution, or the message that refuses it. */
export type Verdict = { challenge: SolvedChallenge } | { error: string };

const failed: Verdict = { error: contactMessages.captchaFailed };

/**
 * Verifies a solution of one of this site's own puzzles: signed with `key`, not expired, with all its
 * work done. Whether it was used before is checked elsewhere. `now` is epoch milliseconds.
 */
export function verifySolution(key: Buffer, text: string, now: number): Verdict {
  const solution = readSolution(text);
  if (!solution || !isSignature(key, solution.puzzle, solution.signature)) return failed;
  const terms = termsOf(solution.puzzle);
  if (terms.made > now) return failed;
  if (terms.expires <= now) return { error: contactMessages.captchaExpired };
  if (!isSolved(solution.puzzle, solution.solutions, terms)) return failed;
  const { expires, made: began } = terms;
  return { challenge: { hash: challengeHash(solution.puzzle), expires, began } };
}
