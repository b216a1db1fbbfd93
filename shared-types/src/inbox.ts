import type { ContactFields } from "./contact";

/**
 * How far the mail to the owner is. 'none': no mail is meant to go (none set up, or spam);
 * 'waiting': to be tried, once more if it failed; 'failed': given up.
 */
export const mailStates = ["none", "waiting", "sent", "failed"] as const;
export type MailState = (typeof mailStates)[number];

/** A contact message as the owner reads it. */
export interface InboxMessage extends ContactFields {
  messageId: number;
  /** ISO 8601, UTC. */
  dateReceived: string;
  read: boolean;
  spam: boolean;
  /** Whether the captcha was seen to be solved. */
  verified: boolean;
  /** The visitor's address, shortened to its network; '' when not known. */
  network: string;
  mailState: MailState;
  /** Why the last try to send the mail failed; ''. */
  mailFault: string;
}

export const messageFolders = ["inbox", "unread", "spam"] as const;
export type MessageFolder = (typeof messageFolders)[number];

/** POST /api/messages, request: newest first, `messagesPerPage` a page. */
export interface MessageFilter {
  folder: MessageFolder;
  pageId: number;
}

export const messageFilterDefault: MessageFilter = { folder: "inbox", pageId: 1 };
export const messagesPerPage = 50;

/** GET /api/messagecounts. Unread and not sent do not count spam. */
export interface MessageCounts {
  inbox: number;
  unread: number;
  spam: number;
  /** Mails that failed at least once and have not gone out. */
  notSent: number;
}

/** POST /api/messages, answer. */
export interface MessagePage {
  items: InboxMessage[];
  totalPageCount: number;
  counts: MessageCounts;
}

/** POST /api/messagesdelete, and what marking names. */
export interface MessageIds {
  messageIds: number[];
}

/** POST /api/messagesmark: what is not named stays as it is. */
export interface MessagesMark extends MessageIds {
  read?: boolean;
  spam?: boolean;
}

/** A call names at most this many messages. */
export const messageIdsMax = 500;

/** PUT /api/messagesettingsupdate. */
export interface MessageSettingsDraft {
  /** Days a message is kept; 0: for ever. */
  keepDays: number;
}

/** GET /api/messagesettings. */
export interface MessageSettings extends MessageSettingsDraft {
  /** Where mails go; '' when no mail server is set up. */
  mailTo: string;
}

export const keepDaysMax = 3650;

export const inboxMessages = {
  missing: "There is no such message. It may have been deleted in another tab.",
  keepDays: `Please enter a number of days from 0 (for ever) to ${keepDaysMax}.`,
  noMail: "No mail server is set up, so there is nothing to send.",
} as const;
