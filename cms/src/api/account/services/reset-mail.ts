import type { Core } from "@strapi/strapi";
import { accountMessages } from "shared-types";
import { makeResetLink } from "../reset-links";
import { consumeAll, type RateLimitKey } from "../../../database/rate-limits/rate-limits";
import { accountKey, visitorKey } from "../../../database/rate-limits/keys";
import { environment } from "../../../platform/environment";
import { mailErrorOf } from "../../contact/mail/mail-error";
import type { Mail } from "../../contact/mail/compose";
import { findAccount } from "../passwords";
import { rejected, done, rateLimited, type AccountOutcome } from "./account";

const { mail, siteTitle } = environment;

function composeResetMail(link: string, to: string): Mail {
  const text = [
    `Someone, most likely you, has asked for a new password for ${siteTitle}.`,
    "",
    `Set it here within the hour: ${link}`,
    "",
    "If it was not you, do nothing: your password stays as it is.",
    "",
  ].join("\n");
  const headers = { "Auto-Submitted": "auto-generated" };
  return {
    from: mail.from,
    to,
    subject: `A new password for ${siteTitle}`,
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

  async function send(address: string): Promise<void> {
    const account = await findAccount(strapi, { email: address });
    if (!account) return;
    const link = await makeResetLink(strapi.db.connection, account.id, Date.now());
    await email().send(composeResetMail(link, account.email));
  }

  /** Runs after the answer, which is the same and equally fast whether or not the account exists. */
  function sendLater(address: string): void {
    const sent = new Promise<void>((resolve) => setImmediate(resolve))
      .then(() => send(address))
      .catch((error: unknown) => {
        strapi.log.error(`A reset mail did not go out: ${mailErrorOf(error, mail.smtpUrl)}`);
      })
      .finally(() => pending.delete(sent));
    pending.add(sent);
  }

  return {
    /** Queues a reset mail. */
    async ask(address: string, ip: string): Promise<AccountOutcome> {
      if (mail.smtpUrl === "") return rejected("", accountMessages.noMails);
      const keys: RateLimitKey[] = [
        { kind: "resetAddress", who: visitorKey(ip) },
        { kind: "resetAccount", who: accountKey(address) },
      ];
      const { waitMs } = await strapi.db.connection.transaction((trx) =>
        consumeAll(trx, keys, Date.now()),
      );
      if (waitMs > 0) return rateLimited(waitMs);
      sendLater(address);
      return done;
    },

    /** Resolves when no mail is in progress. */
    async idle(): Promise<void> {
      await Promise.all(pending);
    },
  };
};

export default resetMailService;
