import type { Core } from "@strapi/strapi";
import { captchaMarkers } from "shared-types/contact/codes";
import { keyFor } from "../../../platform/keys";
import { challengeHash, type SolvedChallenge } from "./solved-challenge";
import { askProvider, type ProviderUnavailable } from "./provider";
import { termsOf } from "./puzzle";
import { readSolution } from "./solution";
import { verifySolution } from "./verify-solution";
import { environment } from "../../../platform/environment";

/** The result of a captcha check: a proof, or the message that refuses it. */
type CaptchaVerdict = { challenge: SolvedChallenge; verified: boolean } | { error: string };

const { captcha } = environment;

/** Longer than the lifetime of any of the provider's puzzles. */
const providerChallengeMs = 24 * 3_600_000;

/** The message for a state marker of the widget (docs/product.md 7.4); null for anything else. */
export function widgetStateMessage(response: string): string | null {
  return Object.hasOwn(captchaMarkers, response) ? (captchaMarkers[response] ?? null) : null;
}

function providerChallenge(response: string, now: number): SolvedChallenge {
  const solution = readSolution(response);
  return {
    hash: challengeHash(solution?.puzzle ?? response),
    expires: now + providerChallengeMs,
    began: solution ? termsOf(solution.puzzle).made : null,
  };
}

function logUnavailable(
  log: Core.Strapi["log"],
  { reason, isMisconfigured }: ProviderUnavailable,
): void {
  const sentence = `The captcha provider could not check a message, so it was kept as unverified: ${reason}.`;
  if (isMisconfigured) log.error(sentence);
  else log.warn(sentence);
}

/** Verifies a solution with the provider if one is set up, else by this site. */
export async function verifyCaptcha(
  { log }: Pick<Core.Strapi, "log">,
  response: string,
  now: number,
): Promise<CaptchaVerdict> {
  if (captcha.sitekey === "") {
    const verdict = verifySolution(keyFor("captcha puzzle"), response, now);
    return "error" in verdict ? verdict : { ...verdict, verified: true };
  }
  const verdict = await askProvider(captcha, response);
  if (verdict.state === "refused") return verdict;
  if (verdict.state === "unreachable") logUnavailable(log, verdict);
  return { challenge: providerChallenge(response, now), verified: verdict.state === "verified" };
}
