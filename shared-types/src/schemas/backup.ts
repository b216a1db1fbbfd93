import type { ObjectSchema } from "yup";
import { backupMessages, type BackupTicketAsk } from "../backup";
import { closed } from "./closed";
import { requiredText } from "./text";

/** POST /api/backupticket. */
export const backupTicketSchema: ObjectSchema<BackupTicketAsk> = closed({
  name: requiredText("name", 100, backupMessages.missing),
});
