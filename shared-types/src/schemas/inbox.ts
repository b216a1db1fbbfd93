import { boolean, type ObjectSchema } from "yup";
import {
  inboxMessages,
  keepDaysMax,
  messageFilterDefault,
  messageFolders,
  messageIdsMax,
  type MessageFilter,
  type MessageIds,
  type MessageSettingsDraft,
  type MessagesMark,
} from "../inbox";
import { closed } from "./closed";
import { oneOf, wholeNumber } from "./list";
import { figure, recordIds } from "./number";

/** POST /api/messages. */
export const messageFilterSchema: ObjectSchema<MessageFilter> = closed({
  folder: oneOf(messageFolders, messageFilterDefault.folder),
  pageId: wholeNumber("pageId", 1, messageFilterDefault.pageId),
});

const messageIds = recordIds()
  .min(1, "Please choose at least one message.")
  .max(messageIdsMax, "That is too many at once.");

/** POST /api/messagesdelete. */
export const messageIdsSchema: ObjectSchema<MessageIds> = closed({ messageIds });

const mark = (name: string) => boolean().strict().typeError(`${name} must be true or false.`);

/** POST /api/messagesmark. */
export const messagesMarkSchema: ObjectSchema<MessagesMark> = closed({
  messageIds,
  read: mark("read"),
  spam: mark("spam"),
});

/** PUT /api/messagesettingsupdate. */
export const messageSettingsSchema: ObjectSchema<MessageSettingsDraft> = closed({
  keepDays: figure(inboxMessages.keepDays, { max: keepDaysMax, whole: true }),
});
