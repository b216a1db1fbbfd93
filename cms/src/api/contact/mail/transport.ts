/** How long a mail server may be silent before an attempt fails, unless its address sets a timeout. */
const timeoutMs = 10_000;

const timeoutOptions = ["connectionTimeout", "greetingTimeout", "socketTimeout", "dnsTimeout"];

/** Refuses every mail and says why. Strapi's default would look for the recipient's mail server. */
const noTransport = {
  name: "none",
  version: "1",
  send(_mail: unknown, done: (error: Error) => void): void {
    done(new Error("No mail server is set up: SMTP_URL names none."));
  },
};

/**
 * The options for nodemailer. The address may carry nodemailer's own options in its query, such as
 * `?tls.rejectUnauthorized=false` or `?greetingTimeout=30000`.
 */
export function transportOptions(smtpUrl: string): object {
  if (smtpUrl === "") return noTransport;
  const url = new URL(smtpUrl);
  for (const name of timeoutOptions)
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(timeoutMs));
  // nodemailer ignores all other options when `url` is given.
  return { url: url.href };
}
