import type { MailSecurity } from "shared-types/mail/codes";

/** How long a mail server may be silent before an attempt fails, unless its address sets a timeout. */
const timeoutMs = 10_000;

const timeoutOptions = ["connectionTimeout", "greetingTimeout", "socketTimeout", "dnsTimeout"];

/** A mail server as the owner enters it. */
export interface MailServer {
  server: string;
  port: number;
  security: MailSecurity;
  /** '' for a server that wants no sign-in. */
  user: string;
  password: string;
}

/**
 * nodemailer's options for an address. It may carry options of its own in its query, such as
 * `?tls.rejectUnauthorized=false` or `?greetingTimeout=30000`.
 */
export function transportOfUrl(smtpUrl: string): object {
  const url = new URL(smtpUrl);
  for (const name of timeoutOptions)
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(timeoutMs));
  // nodemailer ignores all other options when `url` is given.
  return { url: url.href };
}

/** nodemailer's options for a server. Encryption that was asked for is never left out. */
export function transportOfServer({ server, port, security, user, password }: MailServer): object {
  return {
    host: server,
    port,
    secure: security === "tls",
    requireTLS: security === "starttls",
    ignoreTLS: security === "none",
    ...(user === "" ? {} : { auth: { user, pass: password } }),
    ...Object.fromEntries(timeoutOptions.map((name) => [name, timeoutMs])),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The server of an address, as far as the owner's form can show it. */
export function serverOfUrl(smtpUrl: string): MailServer {
  const { protocol, hostname, port, searchParams, username, password } = new URL(smtpUrl);
  const isTls = protocol === "smtps:";
  const isPlain = searchParams.get("ignoreTLS") === "true";
  return {
    server: hostname.replace(/^\[(.*)\]$/, "$1"),
    port: Number(port) || (isTls ? 465 : 587),
    security: isTls ? "tls" : isPlain ? "none" : "starttls",
    user: decoded(username),
    password: decoded(password),
  };
}
