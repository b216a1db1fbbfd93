import type { Core } from "@strapi/strapi";
import { environment } from "../../platform/environment";
import type { MailAccount } from "./mail-error";
import { readStoredMail, type StoredMail } from "./stored";
import { serverOfUrl, transportOfServer, transportOfUrl } from "./transport";

/** How mail is sent now. */
export interface MailSetup {
  /** nodemailer's options; null while the saved password cannot be read. */
  transport: object | null;
  account: MailAccount;
  from: string;
  /** '' means the owner's own address. */
  to: string;
}

/** What the settings come to: environment variables win, each over its own fields. */
export function setupOf(stored: StoredMail | null): MailSetup | null {
  const { smtpUrl, from, to, defaultFrom } = environment.mail;
  const addresses = { from: from || stored?.from || defaultFrom, to: to || (stored?.to ?? "") };
  if (smtpUrl !== "")
    return { ...addresses, transport: transportOfUrl(smtpUrl), account: serverOfUrl(smtpUrl) };
  if (!stored || stored.server === "") return null;
  const { password, user } = stored;
  return {
    ...addresses,
    transport: password === null ? null : transportOfServer({ ...stored, password }),
    account: { user, password: password ?? "" },
  };
}

/** How mail is sent now; null when e-mail is not set up. */
export async function readMailSetup(strapi: Core.Strapi): Promise<MailSetup | null> {
  return setupOf(await readStoredMail(strapi));
}
