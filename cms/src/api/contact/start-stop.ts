import type { Core } from "@strapi/strapi";
import { deleteExpired } from "./inbox/retention";
import { serviceOf } from "../../platform/services";
import { waitAtMost } from "../../platform/with-timeout";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A mail not sent by then is sent after the next start. */
const timeoutMs = 8_000;

const mail = (strapi: Core.Strapi) => serviceOf(strapi, "api::contact.mail");

let timers: NodeJS.Timeout[] = [];

/** Deletes expired messages, now and every hour, and sends waiting mails, now and every minute. */
export async function startMessageJobs(strapi: Core.Strapi): Promise<void> {
  const deleteOld = () =>
    deleteExpired(strapi).catch((error: unknown) => void strapi.log.error(error));
  await deleteOld();
  timers = [setInterval(() => void deleteOld(), hourMs).unref()];
  const wake = () => mail(strapi).wake();
  wake();
  timers.push(setInterval(wake, minuteMs).unref());
}

/** Stops the timers and lets the mail in progress finish. */
export async function stopMessageJobs(strapi: Core.Strapi): Promise<void> {
  for (const timer of timers) clearInterval(timer);
  await waitAtMost(timeoutMs, mail(strapi).stop());
}
