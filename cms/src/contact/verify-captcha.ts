import type { Core } from "@strapi/strapi";
import { captchaMarkers } from "shared-types";
import { keyFor } from "../captcha/keys";
import { proofHash, type Proof } from "../captcha/proof";
import { askProvider, type ProviderSilence } from "../captcha/provider";
import { termsOf } from "../captcha/puzzle";
import { readSolution } from "../captcha/solution";
import { verifySolution } from "../captcha/verify";
import { environment } from "../environment";

/** What the captcha's field is worth: a proof, or the message that refuses it. */
export type CaptchaVerdict = { proof: Proof; verified: boolean } | { fault: string };

const { captcha } = environment;

/** Longer than any puzzle of the provider is valid. */
const providersProofMs = 24 * 3_600_000;

/** The widget's own word for 'not solved yet' (contract §10); null for anything else. */
export function markerFault(response: string): string | null {
  return Object.hasOwn(captchaMarkers, response) ? (captchaMarkers[response] ?? null) : null;
}

function providersProof(response: string, now: number): Proof {
  const solution = readSolution(response);
  return {
    hash: proofHash(solution?.puzzle ?? response),
    expires: now + providersProofMs,
    began: solution ? termsOf(solution.puzzle).made : null,
  };
}

function report(log: Core.Strapi["log"], { reason, isOurs }: ProviderSilence): void {
  const sentence = `The captcha provider was no help, so a message was kept unverified: ${reason}.`;
  if (isOurs) log.error(sentence);
  else log.warn(sentence);
}

/** Verifies a solution by this site or by the provider, whichever is set up (contract §8). */
export async function verifyCaptcha(
  { log }: Pick<Core.Strapi, "log">,
  response: string,
  now: number,
): Promise<CaptchaVerdict> {
  if (captcha.sitekey === "") {
    const verdict = verifySolution(keyFor("captcha puzzle"), response, now);
    return "fault" in verdict ? verdict : { ...verdict, verified: true };
  }
  const verdict = await askProvider(captcha, response);
  if (verdict.state === "refused") return verdict;
  if (verdict.state === "unreachable") report(log, verdict);
  return { proof: providersProof(response, now), verified: verdict.state === "verified" };
}
