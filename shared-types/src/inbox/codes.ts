/**
 * State of the mail to the owner. 'none': no mail is to be sent (no mail server, or spam);
 * 'waiting': to be tried, or tried again; 'failed': given up.
 */
export const mailStates = ["none", "waiting", "sent", "failed"] as const;
export type MailState = (typeof mailStates)[number];

export const messageFolders = ["inbox", "unread", "spam"] as const;
export type MessageFolder = (typeof messageFolders)[number];

export interface MessageFilter {
  folder: MessageFolder;
  pageId: number;
}

export const messageFilterDefault: MessageFilter = { folder: "inbox", pageId: 1 };
export const messagesPerPage = 50;

/** The most messages one call may name. */
export const messageIdsMax = 500;

export const keepDaysMax = 3650;

export const inboxMessages = {
  missing: "There is no such message. It may have been deleted in another tab.",
  keepDays: `Please enter a number of days from 0 (forever) to ${keepDaysMax}.`,
  noMail: "E-mail isn’t set up. You can set it up under Account, Sending e-mail.",
} as const;
