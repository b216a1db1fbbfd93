import { boolean, type InferType, type ObjectSchema } from "yup";
import {
  inboxMessages,
  keepDaysMax,
  messageFilterDefault,
  messageFolders,
  messageIdsMax,
  type MessageFilter,
} from "./codes";
import { closed } from "../kit/closed";
import { oneOf, wholeNumber } from "../kit/filter";
import { figure, recordIds } from "../kit/number";

/** POST /api/messages. */
export const messageFilterSchema: ObjectSchema<MessageFilter> = closed({
  folder: oneOf(messageFolders, messageFilterDefault.folder),
  pageId: wholeNumber("pageId", 1, messageFilterDefault.pageId),
}).meta({ id: "MessageFilter" });

const messageIds = recordIds()
  .min(1, "Please choose at least one message.")
  .max(messageIdsMax, "That is too many at once.");

/** POST /api/messagesdelete. */
export const messageIdsSchema = closed({ messageIds }).meta({ id: "MessageIds" });

const mark = (name: string) => boolean().strict().typeError(`${name} must be true or false.`);

/** POST /api/messagesmark. */
export const messagesMarkSchema = closed({
  messageIds,
  read: mark("read"),
  spam: mark("spam"),
}).meta({ id: "MessagesMark" });

/** PUT /api/messagesettingsupdate. */
export const messageSettingsSchema = closed({
  keepDays: figure(inboxMessages.keepDays, { max: keepDaysMax, whole: true }),
}).meta({ id: "MessageSettingsDraft" });

export type MessageSettingsDraft = InferType<typeof messageSettingsSchema>;
export type MessagesMark = InferType<typeof messagesMarkSchema>;
