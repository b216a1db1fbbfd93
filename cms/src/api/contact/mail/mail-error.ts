import { oneLine } from "./one-line";

const maxLength = 300;

const base64 = (text: string) => Buffer.from(text).toString("base64");

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The password in a mail server's address, in every encoding a server might echo, the longest first. */
function secretsOf(smtpUrl: string): string[] {
  if (!URL.canParse(smtpUrl)) return [];
  const { username, password } = new URL(smtpUrl);
  if (password === "") return [];
  const [user, pass] = [decoded(username), decoded(password)];
  return [base64(`\0${user}\0${pass}`), base64(pass), password, pass].sort(
    (a, b) => b.length - a.length,
  );
}

/** Why a mail was not sent, for the owner: one line, without the password. */
export function mailErrorOf(error: unknown, smtpUrl: string): string {
  const said = error instanceof Error ? error.message : String(error);
  const secretless = secretsOf(smtpUrl).reduce(
    (text, secret) => text.replaceAll(secret, "…"),
    said,
  );
  return oneLine(secretless, maxLength) || "The mail server gave no reason.";
}
