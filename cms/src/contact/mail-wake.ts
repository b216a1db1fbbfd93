import type { Core } from "@strapi/strapi";
import { serviceOf } from "../services";

/**
 * Has the mails that wait sent now rather than at the next round. Never throws: the message is
 * stored, and its visitor must not be asked to send it again.
 */
export function wakeMail(strapi: Core.Strapi): void {
  try {
    serviceOf(strapi, "api::contact-message.mail").wake();
  } catch (error) {
    strapi.log.error(error);
  }
}
