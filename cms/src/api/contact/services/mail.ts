import { AsyncLocalStorage } from "node:async_hooks";
import type { Core } from "@strapi/strapi";
import { inboxMessages, type MailState } from "shared-types/inbox/codes";
import { environment } from "../../../platform/environment";
import { mailErrorOf } from "../../mail/mail-error";
import { readMailSetup } from "../../mail/setup";
import { composeNotification, type Mail } from "../mail/compose";
import { retryDelayMs } from "../mail/retries";
import { withTimeout } from "../../../platform/with-timeout";
import { serviceOf } from "../../../platform/services";
import { messageUid } from "../inbox/retention";
import { presentMessage } from "../inbox/presenter";
import { findMessagesById } from "../inbox/query";
import { readSite } from "../../site-record/settings";

/** Limits a server that keeps sending something without end. */
const sendMs = 60_000;

/** An attempt that has not ended by then died with its process; another process may claim the mail. */
const claimMs = 2 * sendMs;

/** A message whose mail this process has claimed. */
interface ClaimedMail {
  id: number;
  mailTries: number | null;
  /** When the claim ends. */
  until: Date;
}

/** Mails the owner about messages whose `mailState` is 'waiting' (docs/decisions/023). */
const mailService = ({ strapi }: { strapi: Core.Strapi }) => {
  const messages = () => strapi.db.query(messageUid);
  const owner = () => serviceOf(strapi, "api::account.owner");
  const email = () =>
    strapi.plugin("email").service<{ send(mail: Mail): Promise<unknown> }>("email");
  // The caller may be inside a transaction, which this work must not join.
  const outsideTransaction = AsyncLocalStorage.snapshot();

  const isSetUp = async () => (await readMailSetup(strapi)) !== null;

  let working: Promise<void> | null = null;
  let isWokenAgain = false;
  let isStopped = false;

  /** Claims the mail that has been due longest, so that no other process sends it. */
  async function claim(): Promise<ClaimedMail | null> {
    for (;;) {
      const now = new Date();
      const due = { mailState: "waiting", mailNextAt: { $lte: now } };
      const message = (await messages().findOne({
        select: ["id", "mailTries"],
        where: due,
        orderBy: [{ mailNextAt: "asc" }, { id: "asc" }],
      })) as Omit<ClaimedMail, "until"> | null;
      if (message === null) return null;
      const until = new Date(now.getTime() + claimMs);
      const { count } = await messages().updateMany({
        where: { ...due, id: message.id },
        data: { mailNextAt: until },
      });
      if (count === 1) return { ...message, until };
    }
  }

  async function send(id: number): Promise<void> {
    const [row] = await findMessagesById(strapi.db.connection, [id]);
    // Deleted by the owner in the meantime.
    if (row === undefined) return;
    const setup = await readMailSetup(strapi);
    // Turned off in the meantime.
    if (!setup) throw new Error(inboxMessages.noMail);
    const { publicUrl } = environment;
    const { timeZone } = await readSite(strapi.db.connection);
    const to = setup.to || (await owner().email());
    const frame = { from: setup.from, to, publicUrl, timeZone };
    const mail = composeNotification(presentMessage(row), frame);
    if (to === "") throw new Error("There is no owner yet to send mail to.");
    await withTimeout(email().send(mail), sendMs, "The mail server took too long.");
  }

  /** Schedules the next attempt, or gives up, unless the mail was changed in the meantime. */
  async function recordFailure(claimed: ClaimedMail, error: unknown): Promise<void> {
    const mailTries = (claimed.mailTries ?? 0) + 1;
    const delayMs = retryDelayMs(mailTries);
    const mailFault = mailErrorOf(error).message;
    const mailState: MailState = delayMs === null ? "failed" : "waiting";
    const mailNextAt = delayMs === null ? null : new Date(Date.now() + delayMs);
    await messages().updateMany({
      where: { id: claimed.id, mailState: "waiting", mailNextAt: claimed.until },
      data: { mailState, mailTries, mailNextAt, mailFault },
    });
  }

  async function deliver(claimed: ClaimedMail): Promise<void> {
    try {
      await send(claimed.id);
    } catch (error) {
      await recordFailure(claimed, error);
      return;
    }
    const data = { mailState: "sent", mailNextAt: null, mailFault: "" };
    await messages().updateMany({ where: { id: claimed.id }, data });
  }

  async function work(): Promise<void> {
    isWokenAgain = false;
    while (!isStopped && (await isSetUp())) {
      const claimed = await claim();
      if (claimed === null) return;
      await deliver(claimed);
    }
  }

  function wake(): void {
    if (isStopped) return;
    isWokenAgain = true;
    working ??= outsideTransaction(work)
      .catch((error: unknown) => !isStopped && strapi.log.error(error))
      .then(() => {
        working = null;
        if (isWokenAgain) wake();
      });
  }

  return {
    /** Whether a mail server is set up; without one, messages get no mail. */
    isSetUp,

    /** Recipient of mails; '' while none can be sent, or before there is an owner. */
    async address(): Promise<string> {
      const setup = await readMailSetup(strapi);
      return setup?.transport ? setup.to || (await owner().email()) : "";
    },

    /** With new settings, mails that wait long for their next try are tried now. */
    async retryAll(): Promise<void> {
      // Others are in progress, or due soon anyway.
      const later = { $gt: new Date(Date.now() + claimMs) };
      const where = { mailState: "waiting", mailNextAt: later };
      await messages().updateMany({ where, data: { mailNextAt: new Date() } });
      wake();
    },

    /** E-mail is turned off: nothing waits to be sent any more. */
    async cancelAll(): Promise<void> {
      const data = { mailState: "none", mailNextAt: null };
      await messages().updateMany({ where: { mailState: "waiting" }, data });
    },

    /** Sends the mails that are due, one at a time. Returns immediately and never throws. */
    wake,

    /** Resolves when no mail is due. */
    async idle(): Promise<void> {
      while (working) await working;
    },

    /** Starts no more mails; resolves when the current one is done. */
    async stop(): Promise<void> {
      isStopped = true;
      await working;
    },
  };
};

export default mailService;
