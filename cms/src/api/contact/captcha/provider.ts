import { contactMessages } from "shared-types/contact/codes";

/** The outside provider and this site's keys there. */
interface Provider {
  /** Without a slash at the end. */
  provider: string;
  sitekey: string;
  secret: string;
}

/**
 * The provider's verdict on a solution. `unreachable`: it did not answer, so the message is kept
 * unverified (docs/product.md 7.4); the reason is for the log and contains no secret.
 */
type ProviderVerdict =
  | { state: "verified" }
  | { state: "refused"; error: string }
  | ProviderUnavailable;
export interface ProviderUnavailable {
  state: "unreachable";
  reason: string;
  /** Whether the provider rejects this site's own keys. */
  isMisconfigured: boolean;
}

/** Timeout for the whole answer, body included. */
const timeoutMs = 5000;

/** Many times the size of an answer. */
const responseMaxBytes = 64 * 1024;

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > responseMaxBytes) throw new Error("its answer did not end");
  }
  return Buffer.concat(chunks).toString("utf8");
}

const unavailable = (reason: string, isMisconfigured = false): ProviderUnavailable => {
  return { state: "unreachable", reason, isMisconfigured };
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "it cannot be reached";
  if (error.name === "TimeoutError") return `it did not answer within ${timeoutMs / 1000} s`;
  const { cause } = error;
  return cause instanceof Error ? cause.message : error.message;
}

function verdictOf(answer: unknown): ProviderVerdict {
  if (typeof answer !== "object" || answer === null || !("success" in answer))
    return unavailable("its answer says neither yes nor no");
  if (answer.success === true) return { state: "verified" };
  if (answer.success !== false) return unavailable("its answer says neither yes nor no");
  const codes: unknown = "errors" in answer ? answer.errors : [];
  const isUsed = Array.isArray(codes) && codes.includes("timeout_or_duplicate");
  const { captchaFailed, captchaUsed } = contactMessages;
  return { state: "refused", error: isUsed ? captchaUsed : captchaFailed };
}

/** Asks the provider whether a solution is right (Friendly Captcha v1); never throws. */
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
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readText(response);
    const { status } = response;
    if (status === 400 || status === 401)
      return unavailable(`it answered ${status}: check CAPTCHA_SECRET and CAPTCHA_SITEKEY`, true);
    if (status !== 200) return unavailable(`it answered ${status}`);
    return verdictOf(JSON.parse(text));
  } catch (error) {
    return unavailable(error instanceof SyntaxError ? "its answer is not JSON" : reasonOf(error));
  }
}
