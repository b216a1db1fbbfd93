import type { Shape } from "../kit/call";

/** Where a copy of the site goes: into a folder of the server's machine, or a zip to download. */
export const publishTargets = ["folder", "zip"] as const;
export type PublishTarget = (typeof publishTargets)[number];

/** What a copy has in place of the contact form: a mail link, the same form sent to another address, or nothing. */
export const publishForms = ["mail", "address", "none"] as const;
export type PublishForm = (typeof publishForms)[number];

/** What a copy is told of its contact form. `formTo` is an e-mail address, a web address, or ''. */
export interface CopyContact {
  form: PublishForm;
  formTo: string;
}

/** When the site is published: by hand, after saves (ten quiet minutes), or each night; by hand always too. */
export const publishTimes = ["hand", "saves", "night"] as const;
export type PublishTime = (typeof publishTimes)[number];

/** What a publish is doing. */
export const publishPhases = ["idle", "making", "sending"] as const;

/** How a publish ended. */
export const publishOutcomes = ["done", "failed", "cancelled"] as const;

/** How many of the last publishes are remembered. */
export const publishHistoryMax = 30;

export const publishLimits = { address: 200, path: 100, folder: 500, formTo: 500 } as const;

/** Messages about settings of Publish, and how it went. */
export const publishMessages = {
  noAddress: "Please enter the public address of your site.",
  address: "Enter the address only, such as https://example.org. What follows it goes into Path.",
  path: "A path has letters, digits, hyphens and slashes only, such as /garden.",
  widths: "Please keep at least one photo size.",
  formMail: "Please enter the e-mail address for the link.",
  formAddress: "Please enter the web address that takes the form, beginning with https://.",
  noFolder: "Please enter a folder.",
  folderRelative: "Enter the whole path of the folder, from the root of the disk on.",
  folderOfData:
    "This folder belongs to the site itself. Choose one outside of the site’s data folder.",
  folderClosed: "The server may not write into this folder. Choose another, or allow it there.",
  folderMissing: "The folder above this one isn’t there. Please check the spelling.",
  notSetUp: "Choose first where the site goes, and save it.",
  running: "The site is being published already. Wait until that is done, or cancel it.",
  ended: "The server stopped before this was done. What is online is whole; please publish again.",
  diskFull: "The disk is full. What is online is whole; please make room and publish again.",
  failed:
    "Something unexpected went wrong; the server’s log says what. What is online is whole; please try again.",
  cancelled: "You cancelled it.",
  noZip: "There is no zip to download yet, or its link has been used. Please publish again.",
} as const;

export type Publish = Shape<"Publish">;
export type PublishSettings = Publish["settings"];
export type PublishSettingsDraft = Shape<"PublishSettingsDraft">;
export type PublishChanges = NonNullable<Publish["changes"]>;
export type PublishState = Publish["state"];
export type PublishEntry = Publish["history"][number];
export type PublishRun = Shape<"PublishRun">;
export type PublishTicket = Shape<"PublishTicket">;
