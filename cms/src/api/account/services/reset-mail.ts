import type { Core } from "@strapi/strapi";
import { accountMessages } from "shared-types/account/codes";
import { makeResetLink } from "../reset-links";
import { consumeAll, type RateLimitKey } from "../../../database/rate-limits/rate-limits";
import { accountKey, visitorKey } from "../../../database/rate-limits/keys";
import { done, rejected, type LimitedSave } from "../../../http/limited-save";
import { mailErrorOf } from "../../mail/mail-error";
import { readMailSetup } from "../../mail/setup";
import type { Mail } from "../../contact/mail/compose";
import { readSite } from "../../site-record/settings";
import { findAccount } from "../passwords";
import { rateLimited } from "./account";

function composeResetMail(
  link: string,
  { from, to, siteTitle }: { from: string; to: string; siteTitle: string },
): Mail {
  const text = [
    `Someone, probably you, asked to reset the password for ${siteTitle}.`,
    "",
    `Choose a new one here within the hour: ${link}`,
    "",
    "If it wasn’t you, ignore this e-mail: your password stays the same.",
    "",
  ].join("\n");
  const headers = { "Auto-Submitted": "auto-generated" };
  return {
    from,
    to,
    subject: `Reset your password for ${siteTitle}`,
    text,
    html: "",
    headers,
  };
}

/** Sends reset links to the owner without revealing whether it did. */
const resetMailService = ({ strapi }: { strapi: Core.Strapi }) => {
  const email = () =>
    strapi.plugin("email").service<{ send(mail: Mail): Promise<unknown> }>("email");
  const pending = new Set<Promise<void>>();

  async function send(address: string, from: string): Promise<void> {
    const account = await findAccount(strapi, { email: address });
    if (!account) return;
    const link = await makeResetLink(strapi.db.connection, account.id, Date.now());
    const { title: siteTitle } = await readSite(strapi.db.connection);
    await email().send(composeResetMail(link, { from, to: account.email, siteTitle }));
  }

  /** Runs after the answer, which is the same and equally fast whether or not the account exists. */
  function sendLater(address: string, from: string): void {
    const sent = new Promise<void>((resolve) => setImmediate(resolve))
      .then(() => send(address, from))
      .catch((error: unknown) => {
        const { message } = mailErrorOf(error);
        strapi.log.error(`A password reset e-mail was not sent: ${message}`);
      })
      .finally(() => pending.delete(sent));
    pending.add(sent);
  }

  return {
    /** Queues a reset mail. */
    async ask(address: string, ip: string): Promise<LimitedSave> {
      const setup = await readMailSetup(strapi);
      if (!setup?.transport) return rejected("", accountMessages.noMails);
      const keys: RateLimitKey[] = [
        { kind: "resetAddress", who: visitorKey(ip) },
        { kind: "resetAccount", who: accountKey(address) },
      ];
      const { waitMs } = await strapi.db.connection.transaction((trx) =>
        consumeAll(trx, keys, Date.now()),
      );
      if (waitMs > 0) return rateLimited(waitMs);
      sendLater(address, setup.from);
      return done;
    },

    /** Resolves when no mail is in progress. */
    async idle(): Promise<void> {
      await Promise.all(pending);
    },
  };
};

export default resetMailService;
