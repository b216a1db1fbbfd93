import { mailStates } from "shared-types/inbox/codes";
import type { InboxMessage } from "shared-types/inbox/answers";
import type { Row } from "../../../database/knex";
import { booleanOf, dateOf, numberOf, textOf, type DbValue } from "../../../database/row";

const mailStateOf = (value: DbValue) => mailStates.find((state) => state === value) ?? "none";

/** A message as the owner reads it. */
export function presentMessage(row: Row): InboxMessage {
  return {
    messageId: numberOf(row["id"]),
    dateReceived: dateOf(row["date_received"]) ?? "",
    nameFirst: textOf(row["name_first"]),
    nameLast: textOf(row["name_last"]),
    email: textOf(row["email"]),
    photoId: textOf(row["photo_id"]),
    message: textOf(row["message"]),
    read: booleanOf(row["read"]),
    spam: booleanOf(row["spam"]),
    verified: booleanOf(row["verified"]),
    network: textOf(row["network"]),
    mailState: mailStateOf(row["mail_state"]),
    mailFault: textOf(row["mail_fault"]),
  };
}
