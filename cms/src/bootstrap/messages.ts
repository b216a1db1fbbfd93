import type { Core } from "@strapi/strapi";
import { deleteExpired } from "../api/contact-message/keeping";
import { serviceOf } from "../services";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A mail that is not out by then goes out after the next start. */
const patienceMs = 8_000;

const mail = (strapi: Core.Strapi) => serviceOf(strapi, "api::contact-message.mail");

let timers: NodeJS.Timeout[] = [];

/** Deletes messages past their time, now and every hour, and sends the mails that wait, now and every minute. */
export async function keepMessages(strapi: Core.Strapi): Promise<void> {
  const tidy = () => deleteExpired(strapi).catch((error: unknown) => void strapi.log.error(error));
  await tidy();
  timers = [setInterval(() => void tidy(), hourMs).unref()];
  if (!mail(strapi).isSetUp) return;
  const wake = () => mail(strapi).wake();
  wake();
  timers.push(setInterval(wake, minuteMs).unref());
}

/** Ends the timers, and lets the mail that is under way go out. */
export async function endMessageWork(strapi: Core.Strapi): Promise<void> {
  for (const timer of timers) clearInterval(timer);
  const patience = new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref());
  await Promise.race([mail(strapi).stop(), patience]);
}
