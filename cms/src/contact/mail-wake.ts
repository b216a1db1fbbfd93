import type { Core } from "@strapi/strapi";

/** What sends the mails that wait; told when there is a new one. */
interface MailService {
  wake(): void;
}

/**
 * Has the mails that wait sent now rather than at the next round. Never throws: the message is
 * stored, and its visitor must not be asked to send it again.
 */
export function wakeMail(strapi: Core.Strapi): void {
  const mail = strapi.service("api::contact-message.mail") as unknown as MailService | undefined;
  try {
    mail?.wake();
  } catch (error) {
    strapi.log.error(error);
  }
}
