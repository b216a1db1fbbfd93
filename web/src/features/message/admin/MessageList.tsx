import { chakra } from "@chakra-ui/react";
import { moveInGrid } from "../../../components/ui/grid-arrows";
import { ChooseAll } from "../../../components/ui/ChooseAll";
import type { Chosen } from "./use-chosen";
import { MessageRow } from "./MessageRow";
import { placePath, type Place } from "./place";
import type { Messages } from "./use-marking";

interface MessageListProps {
  rows: Messages;
  place: Place;
  chosen: Chosen;
}

/** The messages of a page, newest first, with arrow key navigation. */
export function MessageList({ rows, place, chosen }: MessageListProps) {
  return (
    <>
      <ChooseAll chosen={chosen.messages.length} total={rows.length} onChoose={chosen.chooseAll} />
      <chakra.ul
        role="list"
        aria-label="Messages"
        onKeyDown={moveInGrid}
        borderTop="1px solid"
        borderColor="rule"
        fontFamily="sans"
      >
        {rows.map((message) => {
          const { messageId } = message;
          return (
            <MessageRow
              key={messageId}
              message={message}
              to={placePath({ ...place, messageId })}
              isOpen={messageId === place.messageId}
              isChosen={chosen.has(messageId)}
              onToggle={() => chosen.toggle(messageId)}
            />
          );
        })}
      </chakra.ul>
    </>
  );
}
