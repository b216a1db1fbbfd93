import { panelMessages } from "shared-types/kit/panel-messages";
import { useDeletion, type Deletion } from "../../../components/form/use-deletion";
import { Button } from "../../../components/ui/Button";
import { SelectionBar } from "../../../components/ui/SelectionBar";
import { focusOn } from "../../../lib/focus-on";
import type { Mark } from "./instant-marks";
import { messagesOf } from "./message-words";
import type { Chosen } from "./use-chosen";
import type { Marking, Messages } from "./use-marking";

interface MessageSelectionProps {
  chosen: Chosen;
  isSpam: boolean;
  marking: Marking;
  /** Called after marking, or without a mark after deleting. */
  onDone: (text: string, messages: Messages, mark?: Mark) => void;
}

/** The actions for the selected messages. */
export function MessageSelection({ chosen, isSpam, marking, onDone }: MessageSelectionProps) {
  const { messages } = chosen;
  const count = messagesOf(messages.length);
  const mark = async (change: Mark, words: string) => {
    if (await marking.mark(messages, change))
      onDone(`- ${count} marked as ${words} -`, messages, change);
  };
  return (
    <SelectionBar label="Selected messages" words={messages.length > 0 ? `${count} selected` : ""}>
      <Button onClick={() => void mark({ read: true }, "read")}>Mark read</Button>
      <Button onClick={() => void mark({ read: false }, "unread")}>Mark unread</Button>
      <Button onClick={() => void mark({ spam: !isSpam }, isSpam ? "not spam" : "spam")}>
        {isSpam ? "Not spam" : "Spam"}
      </Button>
      <DeleteButton
        question={`${count}: ${panelMessages.confirmDelete}`}
        remove={() => marking.remove(messages)}
        onRemoved={() => onDone(`- ${count} deleted -`, messages)}
        onFailed={marking.fail}
      />
      <Button
        kind="quiet"
        onClick={() => {
          focusOn("choose-all");
          chosen.chooseAll(false);
        }}
      >
        Clear
      </Button>
    </SelectionBar>
  );
}

/** Deletes what is selected, in a bar whose actions all show. A record's own deletion is in a DeleteMenu. */
function DeleteButton(props: Deletion) {
  const { isBusy, start } = useDeletion(props);
  return (
    <Button kind="danger" aria-disabled={isBusy || undefined} onClick={start}>
      {isBusy ? "Deleting..." : "Delete"}
    </Button>
  );
}
