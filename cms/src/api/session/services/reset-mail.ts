import type { Core } from "@strapi/strapi";
import { accountMessages } from "shared-types";
import { makeResetLink } from "../../../account/reset-links";
import { countEach, type Counted } from "../../../counts/counts";
import { accountOf, visitorOf } from "../../../counts/who";
import { environment } from "../../../environment";
import { mailFault } from "../../../mail/fault";
import type { Letter } from "../../../mail/letter";
import { findAccount } from "../passwords";
import { broken, done, tooOften, type AccountOutcome } from "./account";

const { mail, siteTitle } = environment;

function letterWith(link: string, to: string): Letter {
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

/** Sends reset links to the owner, and tells nobody whether it has. */
const resetMailService = ({ strapi }: { strapi: Core.Strapi }) => {
  const email = () =>
    strapi.plugin("email").service<{ send(letter: Letter): Promise<unknown> }>("email");
  const underWay = new Set<Promise<void>>();

  async function send(address: string): Promise<void> {
    const account = await findAccount(strapi, { email: address });
    if (!account) return;
    const link = await makeResetLink(strapi.db.connection, account.id, Date.now());
    await email().send(letterWith(link, account.email));
  }

  /** After the answer, which is the same and as quick whether there is such an account or not. */
  function sendLater(address: string): void {
    const sent = new Promise<void>((resolve) => setImmediate(resolve))
      .then(() => send(address))
      .catch((error: unknown) => {
        strapi.log.error(`A reset mail did not go out: ${mailFault(error, mail.smtpUrl)}`);
      })
      .finally(() => underWay.delete(sent));
    underWay.add(sent);
  }

  return {
    /** Takes the wish for a mail. */
    async ask(address: string, ip: string): Promise<AccountOutcome> {
      if (mail.smtpUrl === "") return broken("", accountMessages.noMails);
      const counted: Counted[] = [
        { kind: "resetAddress", who: visitorOf(ip) },
        { kind: "resetAccount", who: accountOf(address) },
      ];
      const { waitMs } = await strapi.db.connection.transaction((trx) =>
        countEach(trx, counted, Date.now()),
      );
      if (waitMs > 0) return tooOften(waitMs);
      sendLater(address);
      return done;
    },

    /** When none is under way any more. */
    async idle(): Promise<void> {
      await Promise.all(underWay);
    },
  };
};

export type ResetMailService = ReturnType<typeof resetMailService>;
export default resetMailService;
