import { oneLine } from "./one-line";

const maxLength = 300;

/** The account on a mail server; '' for none. */
export interface MailAccount {
  user: string;
  password: string;
}

/** Why a mail was not sent: one line, without the password. */
export class MailError extends Error {
  override name = "MailError";
  constructor(
    reason: string,
    /** nodemailer's code, such as EAUTH, and the SMTP command that failed; '' when not known. */
    readonly code = "",
    readonly command = "",
  ) {
    super(reason);
  }
}

const noAccount: MailAccount = { user: "", password: "" };

const base64 = (text: string) => Buffer.from(text).toString("base64");

/** A password in every encoding a server might echo, the longest first. */
function secretsOf({ user, password }: MailAccount): string[] {
  if (password === "") return [];
  const encodings = [base64(`\0${user}\0${password}`), base64(password)];
  return [...encodings, encodeURIComponent(password), password].sort((a, b) => b.length - a.length);
}

/** The error of an attempt as the owner, a log or a message may hold it. */
export function mailErrorOf(error: unknown, account = noAccount): MailError {
  const message = error instanceof Error ? error.message : String(error);
  const secretless = secretsOf(account).reduce(
    (text, secret) => text.replaceAll(secret, "…"),
    message,
  );
  const reason = oneLine(secretless, maxLength) || "The mail server gave no reason.";
  const { code, command } = Object(error) as { code?: unknown; command?: unknown };
  const textOf = (value: unknown) => (typeof value === "string" ? value : "");
  return new MailError(reason, textOf(code), textOf(command));
}
