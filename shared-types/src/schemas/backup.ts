import { backupMessages } from "../backup";
import { closed } from "./closed";
import { requiredText } from "./text";

/** POST /api/backupticket. */
export const backupTicketSchema = closed({
  name: requiredText("name", 100, backupMessages.missing),
});
