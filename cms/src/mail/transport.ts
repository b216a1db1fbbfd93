/** How long a mail server may say nothing before a try fails, if its address names no time of its own. */
const patienceMs = 10_000;

const patiences = ["connectionTimeout", "greetingTimeout", "socketTimeout", "dnsTimeout"];

/** Takes no mail: what asks for one is told why. Strapi's own default would go out to find a server. */
const noTransport = {
  name: "none",
  version: "1",
  send(_mail: unknown, done: (error: Error) => void): void {
    done(new Error("No mail server is set up: SMTP_URL names none."));
  },
};

/**
 * What nodemailer is made with. The address may carry nodemailer's own options in its query, such as
 * `?tls.rejectUnauthorized=false` or `?greetingTimeout=30000`.
 */
export function transportOptions(smtpUrl: string): object {
  if (smtpUrl === "") return noTransport;
  const url = new URL(smtpUrl);
  for (const name of patiences)
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(patienceMs));
  // Beside `url` nodemailer looks at no other option.
  return { url: url.href };
}
