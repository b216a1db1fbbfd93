import { contactMessages } from "shared-types";

/** The outside provider and this site's account there. */
export interface Provider {
  /** Without a slash at the end. */
  provider: string;
  sitekey: string;
  secret: string;
}

/**
 * What the provider says of a solution. `unreachable`: it says nothing, so the message is kept
 * unverified (contract §8); the reason is for the log and holds no secret.
 */
export type ProviderVerdict =
  { state: "verified" } | { state: "refused"; fault: string } | ProviderSilence;
export interface ProviderSilence {
  state: "unreachable";
  reason: string;
  /** Whether it is this site's own set-up that the provider refuses. */
  isOurs: boolean;
}

/** All of an answer, its body too, comes within this time. */
const patienceMs = 5000;

/** Many times what an answer has. */
const answerMax = 64 * 1024;

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > answerMax) throw new Error("its answer does not end");
  }
  return Buffer.concat(chunks).toString("utf8");
}

const silence = (reason: string, isOurs = false): ProviderSilence => {
  return { state: "unreachable", reason, isOurs };
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "it cannot be reached";
  if (error.name === "TimeoutError") return `it did not answer within ${patienceMs / 1000} s`;
  const { cause } = error;
  return cause instanceof Error ? cause.message : error.message;
}

function verdictOf(answer: unknown): ProviderVerdict {
  if (typeof answer !== "object" || answer === null || !("success" in answer))
    return silence("its answer says neither yes nor no");
  if (answer.success === true) return { state: "verified" };
  if (answer.success !== false) return silence("its answer says neither yes nor no");
  const codes: unknown = "errors" in answer ? answer.errors : [];
  const isUsed = Array.isArray(codes) && codes.includes("timeout_or_duplicate");
  const { captchaFailed, captchaUsed } = contactMessages;
  return { state: "refused", fault: isUsed ? captchaUsed : captchaFailed };
}

/** Asks the provider whether a solution is right (Friendly Captcha v1, contract §8); never throws. */
export async function askProvider(
  { provider, sitekey, secret }: Provider,
  solution: string,
): Promise<ProviderVerdict> {
  try {
    const response = await fetch(`${provider}/api/v1/siteverify`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ solution, secret, sitekey }),
      redirect: "manual",
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await readText(response);
    const { status } = response;
    if (status === 400 || status === 401)
      return silence(`it answered ${status}: look at CAPTCHA_SECRET and CAPTCHA_SITEKEY`, true);
    if (status !== 200) return silence(`it answered ${status}`);
    return verdictOf(JSON.parse(text));
  } catch (error) {
    return silence(error instanceof SyntaxError ? "its answer is no JSON" : reasonOf(error));
  }
}
