import { backupMessages } from "./codes";
import { closed } from "../kit/closed";
import { requiredText } from "../kit/text";

/** POST /api/backupticket. */
export const backupTicketSchema = closed({
  name: requiredText("name", 100, backupMessages.missing),
}).meta({ id: "BackupTicketAsk" });
