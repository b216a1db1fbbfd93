import type { Core } from "@strapi/strapi";
import nodemailer from "@strapi/provider-email-nodemailer";
import { inboxMessages } from "shared-types/inbox/codes";
import { mailMessages } from "shared-types/mail/codes";
import { MailError, mailErrorOf } from "./mail-error";
import { readMailSetup, type MailSetup } from "./setup";

type Provider = ReturnType<typeof nodemailer.init>;

/** A mail for the provider; without a sender it is the site's. */
type OutgoingMail = Parameters<Provider["send"]>[0];

/** Sends one mail. @throws MailError, which never holds the password */
export async function sendWith(setup: MailSetup, mail: OutgoingMail): Promise<void> {
  const { transport, account, from } = setup;
  if (transport === null) throw new MailError(mailMessages.locked);
  try {
    await nodemailer.init(transport, { defaultFrom: from, defaultReplyTo: "" }).send(mail);
  } catch (error) {
    throw mailErrorOf(error, account);
  }
}

/** Sends one mail with the settings of the moment. @throws MailError */
export async function sendMail(strapi: Core.Strapi, mail: OutgoingMail): Promise<void> {
  const setup = await readMailSetup(strapi);
  if (!setup) throw new MailError(inboxMessages.noMail);
  await sendWith(setup, mail);
}
