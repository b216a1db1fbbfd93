import type { InferType } from "yup";
import { mailStates } from "./codes";
import { bool, list, named, num, oneOf, shape, str } from "../kit/fields";

/** A contact message as the owner reads it. */
const message = shape({
  messageId: num,
  nameFirst: str,
  nameLast: str,
  email: str,
  photoId: str,
  message: str,
  /** ISO 8601, UTC. */
  dateReceived: str,
  read: bool,
  spam: bool,
  /** Whether the captcha was solved. */
  verified: bool,
  /** The visitor's address, shortened to its network; '' when not known. */
  network: str,
  mailState: oneOf(mailStates),
  /** Why the last try to send the mail failed; '' when it did not. */
  mailFault: str,
});

/** Unread and not sent do not count spam. */
const counts = shape({
  inbox: num,
  unread: num,
  spam: num,
  /** Mails that failed at least once and have not been sent. */
  notSent: num,
});

export const inboxAnswers = named({
  /** What the captcha widget solves. */
  CaptchaPuzzle: shape({ data: shape({ puzzle: str }) }),
  InboxMessage: message,
  MessageCounts: counts,
  MessagePage: shape({ items: list(message), totalPageCount: num, counts }),
  /** `mailTo` is where mail is sent; '' when no mail server is set up. */
  MessageSettings: shape({ keepDays: num, mailTo: str }),
});

export type CaptchaPuzzle = InferType<typeof inboxAnswers.CaptchaPuzzle>;
export type InboxMessage = InferType<typeof inboxAnswers.InboxMessage>;
export type MessageCounts = InferType<typeof inboxAnswers.MessageCounts>;
export type MessagePage = InferType<typeof inboxAnswers.MessagePage>;
export type MessageSettings = InferType<typeof inboxAnswers.MessageSettings>;
