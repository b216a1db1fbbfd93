import { AsyncLocalStorage } from "node:async_hooks";
import type { Core } from "@strapi/strapi";
import type { MailState } from "shared-types";
import { environment } from "../../../environment";
import { mailFault } from "../../../mail/fault";
import { letterOf, type Letter } from "../../../mail/letter";
import { retryDelayMs } from "../../../mail/retries";
import { withinTime } from "../../../lib/within-time";
import { serviceOf } from "../../../services";
import { messageUid } from "../keeping";
import { presentMessage } from "../presenter";
import { findMessagesById } from "../query";

/** A server that keeps saying something could go on for ever. */
const sendMs = 60_000;

/** A try that is not over by then was cut off with its process, and is another's to take up. */
const takenMs = 2 * sendMs;

/** A message whose mail this process has taken. */
interface Taken {
  id: number;
  mailTries: number | null;
  /** Until then it is nobody else's. */
  until: Date;
}

/** Tells the owner by mail of messages whose `mailState` is 'waiting' (contract §4, decision 052). */
const mailService = ({ strapi }: { strapi: Core.Strapi }) => {
  const { smtpUrl, from, to } = environment.mail;
  const isSetUp = smtpUrl !== "";
  const messages = () => strapi.db.query(messageUid);
  const owner = () => serviceOf(strapi, "api::session.owner");
  const email = () =>
    strapi.plugin("email").service<{ send(letter: Letter): Promise<unknown> }>("email");
  // Who wakes it may be inside a transaction, which the work must not become part of.
  const outside = AsyncLocalStorage.snapshot();

  let working: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;

  const address = async () => (isSetUp ? to || (await owner().email()) : "");

  /** Takes the mail that has waited longest and is due; no other process gets it then. */
  async function take(): Promise<Taken | null> {
    for (;;) {
      const now = new Date();
      const due = { mailState: "waiting", mailNextAt: { $lte: now } };
      const message = (await messages().findOne({
        select: ["id", "mailTries"],
        where: due,
        orderBy: [{ mailNextAt: "asc" }, { id: "asc" }],
      })) as Omit<Taken, "until"> | null;
      if (message === null) return null;
      const until = new Date(now.getTime() + takenMs);
      const { count } = await messages().updateMany({
        where: { ...due, id: message.id },
        data: { mailNextAt: until },
      });
      if (count === 1) return { ...message, until };
    }
  }

  async function send(id: number): Promise<void> {
    const [row] = await findMessagesById(strapi.db.connection, [id]);
    // The owner has just deleted it.
    if (row === undefined) return;
    const { publicUrl, timeZone } = environment;
    const frame = { from, to: await address(), publicUrl, timeZone };
    const letter = letterOf(presentMessage(row), frame);
    if (letter.to === "") throw new Error("There is no owner yet to write to.");
    await withinTime(email().send(letter), sendMs, "The mail server took too long.");
  }

  /** What a failure makes of a mail that nobody has changed meanwhile. */
  async function noteFault(taken: Taken, error: unknown): Promise<void> {
    const mailTries = (taken.mailTries ?? 0) + 1;
    const delayMs = retryDelayMs(mailTries);
    const mailState: MailState = delayMs === null ? "failed" : "waiting";
    const mailNextAt = delayMs === null ? null : new Date(Date.now() + delayMs);
    await messages().updateMany({
      where: { id: taken.id, mailState: "waiting", mailNextAt: taken.until },
      data: { mailState, mailTries, mailNextAt, mailFault: mailFault(error, smtpUrl) },
    });
  }

  async function deliver(taken: Taken): Promise<void> {
    try {
      await send(taken.id);
    } catch (error) {
      await noteFault(taken, error);
      return;
    }
    const data = { mailState: "sent", mailNextAt: null, mailFault: "" };
    await messages().updateMany({ where: { id: taken.id }, data });
  }

  async function work(): Promise<void> {
    isAskedAgain = false;
    while (!isStopped) {
      const taken = await take();
      if (taken === null) return;
      await deliver(taken);
    }
  }

  function wake(): void {
    if (!isSetUp || isStopped) return;
    isAskedAgain = true;
    working ??= outside(work)
      .catch((error: unknown) => !isStopped && strapi.log.error(error))
      .then(() => {
        working = null;
        if (isAskedAgain) wake();
      });
  }

  return {
    /** Whether a mail server is set up; without one no message waits for a mail. */
    isSetUp,

    /** Where mails go; '' without a mail server, or before there is an owner. */
    address,

    /** Looks for mails that are due and sends them, one at a time. Returns at once and never throws. */
    wake,

    /** When nothing is due any more. */
    async idle(): Promise<void> {
      while (working) await working;
    },

    /** Begins no more mails; when the one under way is done. */
    async stop(): Promise<void> {
      isStopped = true;
      await working;
    },
  };
};

export type MailService = ReturnType<typeof mailService>;
export default mailService;
