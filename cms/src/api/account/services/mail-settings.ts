import type { Core } from "@strapi/strapi";
import type { ValidationErrorItem } from "shared-types/kit/error-answers";
import type { MailSettings } from "shared-types/mail/answers";
import { mailMessages, mailPorts } from "shared-types/mail/codes";
import type { MailOff, MailSettingsDraft } from "shared-types/mail/schema";
import { accountKey } from "../../../database/rate-limits/keys";
import { consume } from "../../../database/rate-limits/rate-limits";
import { done, rejected, type LimitedSave } from "../../../http/limited-save";
import { environment } from "../../../platform/environment";
import { serviceOf } from "../../../platform/services";
import { withTimeout } from "../../../platform/with-timeout";
import { MailError } from "../../mail/mail-error";
import { sendWith } from "../../mail/send";
import { setupOf, type MailSetup } from "../../mail/setup";
import {
  deleteStoredMail,
  readStoredMail,
  saveStoredMail,
  type StoredMail,
} from "../../mail/stored";
import { testFailure } from "../../mail/test-failure";
import { serverOfUrl } from "../../mail/transport";
import { readSite } from "../../site-record/settings";
import { rateLimited, type Bearer } from "./account";

type Ready = StoredMail & { password: string };
type Draft = Omit<MailSettingsDraft, "signInPassword">;

const noServer = { server: "", port: 465, security: "tls", user: "", password: "" } as const;

/** The password to use, or why there is none; an empty field means the saved one. */
function passwordOf(
  draft: Draft,
  stored: StoredMail | null,
): { password: string } | { error: string } {
  if (draft.mailPassword !== "") return { password: draft.mailPassword };
  if (!stored || stored.password === "") return { error: mailMessages.noPassword };
  if (stored.password === null) return { error: mailMessages.lockedField };
  // Whoever could name another server would be sent the saved password.
  if (stored.server.toLowerCase() !== draft.server.toLowerCase())
    return { error: mailMessages.otherServer };
  return { password: stored.password };
}

/** What the owner typed, completed by what is saved; `isServerFixed`: SMTP_URL names the server. */
function completed(
  draft: Draft,
  stored: StoredMail | null,
  isServerFixed: boolean,
): Ready | ValidationErrorItem {
  const { from, to, server, port, security, user } = draft;
  if (isServerFixed) {
    const { password = null } = stored ?? {};
    return { ...(stored && password !== null ? { ...stored, password } : noServer), from, to };
  }
  const signIn = { server, port, security, user, from, to };
  if (user === "")
    return draft.mailPassword === ""
      ? { ...signIn, password: "" }
      : { fieldId: "user", errorMessage: mailMessages.noUser };
  const found = passwordOf(draft, stored);
  if ("error" in found) return { fieldId: "mailPassword", errorMessage: found.error };
  return { ...signIn, ...found };
}

/** How long a test may take. */
const testMs = 10_000;

const unset = {
  server: "",
  port: mailPorts.tls,
  security: "tls",
  user: "",
  from: "",
  to: "",
} as const;

/** Which fields the environment sets. */
function fixedFields(): MailSettings["fixed"] {
  const { smtpUrl, from, to } = environment.mail;
  return { server: smtpUrl !== "", from: from !== "", to: to !== "" };
}

function composeTest(to: string, title: string) {
  const text = `E-mail from ${title} works: this is the test you asked for.\n\n${environment.publicUrl}/cp/account\n`;
  const headers = { "Auto-Submitted": "auto-generated" };
  return { to, subject: `Test e-mail from ${title}`, text, html: "", headers };
}

/** The owner's settings of outgoing mail (docs/decisions/053). */
const mailSettingsService = ({ strapi }: { strapi: Core.Strapi }) => {
  const messageMail = () => serviceOf(strapi, "api::contact.mail");
  const passwordOutcome = (bearer: Bearer, password: string) =>
    serviceOf(strapi, "api::account.account").passwordOutcome(bearer, password, "signInPassword");

  async function sendTest(setup: MailSetup, to: string): Promise<LimitedSave> {
    const { title } = await readSite(strapi.db.connection);
    try {
      await withTimeout(sendWith(setup, composeTest(to, title)), testMs, mailMessages.timeout);
      return done;
    } catch (error) {
      const { fieldId, errorMessage } = testFailure(
        error instanceof MailError ? error : new MailError(mailMessages.timeout, "ETIMEDOUT"),
      );
      return rejected(fieldId, errorMessage);
    }
  }

  return {
    /** The settings without the password. */
    async read(): Promise<MailSettings> {
      const stored = await readStoredMail(strapi);
      const setup = setupOf(stored);
      const fixed = fixedFields();
      const { smtpUrl, from, to } = environment.mail;
      const shown = { ...unset, ...stored, ...(fixed.server ? serverOfUrl(smtpUrl) : {}) };
      const { server, port, security, user } = shown;
      return {
        status: setup === null ? "off" : setup.transport === null ? "locked" : "on",
        server,
        port,
        security,
        user,
        hasPassword: setup !== null && setup.account.password !== "",
        from: setup?.from ?? (from || shown.from),
        to: to || shown.to,
        fixed,
      };
    },

    /** Saves the settings, which hold at once. */
    async save(bearer: Bearer, { signInPassword, ...draft }: MailSettingsDraft) {
      const refused = await passwordOutcome(bearer, signInPassword);
      if (refused) return refused;
      const settings = completed(draft, await readStoredMail(strapi), fixedFields().server);
      if ("fieldId" in settings) return rejected(settings.fieldId, settings.errorMessage);
      await saveStoredMail(strapi, settings);
      await messageMail().retryAll();
      return done;
    },

    /** Sends a mail with what is typed. Limited, and for the owner only, because it connects anywhere. */
    async test(bearer: Bearer, { signInPassword, ...draft }: MailSettingsDraft) {
      const refused = await passwordOutcome(bearer, signInPassword);
      if (refused) return refused;
      const settings = completed(draft, await readStoredMail(strapi), fixedFields().server);
      if ("fieldId" in settings) return rejected(settings.fieldId, settings.errorMessage);
      const setup = setupOf(settings);
      if (!setup) return rejected("server", mailMessages.noServer);
      const { email } = bearer.account;
      const waitMs = await strapi.db.connection.transaction((trx) =>
        consume(trx, { kind: "mailTest", who: accountKey(email) }, Date.now()),
      );
      return waitMs > 0 ? rateLimited(waitMs) : sendTest(setup, setup.to || email);
    },

    /** Forgets the settings; nothing is sent any more. */
    async turnOff(bearer: Bearer, { signInPassword }: MailOff) {
      const refused = await passwordOutcome(bearer, signInPassword);
      if (refused) return refused;
      if (fixedFields().server) return rejected("", mailMessages.fixed);
      await deleteStoredMail(strapi);
      await messageMail().cancelAll();
      return done;
    },
  };
};

export default mailSettingsService;
