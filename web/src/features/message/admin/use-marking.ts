import type { InboxMessage } from "shared-types/inbox/answers";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { whyNotDone } from "../../../components/form/errors";
import type { Notes } from "../../../components/form/IndexNotes";
import { ownerSave } from "../../../lib/owner-calls";
import { readAgain } from "../../../lib/swr";
import { showMark, type Mark } from "./instant-marks";

export type Messages = readonly InboxMessage[];

const idsOf = (messages: Messages) => messages.map(({ messageId }) => messageId);

export type Marking = ReturnType<typeof useMarking>;

/** The actions on messages. */
export function useMarking(notes: Notes) {
  const fail = (errors: ValidationErrors) => {
    notes.fail(errors);
    readAgain();
  };
  return {
    /** Shows the errors and revalidates. */
    fail,
    /** Optimistic; resolves to whether it succeeded. */
    mark: async (messages: Messages, mark: Mark) => {
      showMark(messages, mark);
      const draft = { messageIds: idsOf(messages), ...mark };
      const errors = await ownerSave("POST /api/messagesmark", { body: draft }).catch(whyNotDone);
      if (errors.length > 0) fail(errors);
      return errors.length === 0;
    },
    remove: (messages: Messages) =>
      ownerSave("POST /api/messagesdelete", { body: { messageIds: idsOf(messages) } }).catch(
        whyNotDone,
      ),
    sendAgain: async ({ messageId }: InboxMessage) => {
      const errors = await ownerSave("POST /api/messagesend/{id}", {
        params: { id: messageId },
      }).catch(whyNotDone);
      if (errors.length > 0) fail(errors);
      else notes.say("- Sending the e-mail again -");
    },
  };
}
