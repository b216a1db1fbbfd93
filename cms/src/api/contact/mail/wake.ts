import type { Core } from "@strapi/strapi";
import { serviceOf } from "../../../platform/services";

/**
 * Sends waiting mails now instead of in the next round. Never throws: the message is
 * stored, and the visitor must not be asked to send it again.
 */
export function wakeMail(strapi: Core.Strapi): void {
  try {
    serviceOf(strapi, "api::contact.mail").wake();
  } catch (error) {
    strapi.log.error(error);
  }
}
