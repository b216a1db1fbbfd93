import { chakra } from "@chakra-ui/react";
import { dateWords } from "shared-types/kit/date";
import type { PhotoOptions } from "shared-types/photo/answers";
import type { SightingDraft } from "shared-types/sighting/schema";
import { Button } from "../../../components/ui/Button";
import { VisuallyHidden } from "../../../components/ui/VisuallyHidden";
import { countOf } from "../../../lib/format";
import { namesOn } from "../api/names-on";

interface WaitingProps {
  waiting: readonly SightingDraft[];
  options: PhotoOptions | undefined;
  onSend: () => void;
  onDiscard: (draft: SightingDraft) => void;
}

/** What is kept on this device and was not sent yet; nothing is shown when there is none. */
export function Waiting({ waiting, options, onSend, onDiscard }: WaitingProps) {
  if (waiting.length === 0) return null;
  const nameIn = (list: PhotoOptions["Plants"] | undefined, id: number) =>
    id === 0 ? [] : [list?.find(({ Key }) => Key === id)?.Value ?? `No. ${id}`];
  return (
    <chakra.section aria-label="Not sent yet" display="grid" gap="3">
      <p role="status">
        {countOf(waiting.length, "sighting is", "sightings are")} kept on this device and not sent
        yet.
      </p>
      <chakra.ul role="list" display="grid" gap="2">
        {waiting.map((draft) => {
          const names = namesOn([
            ...nameIn(options?.Animals, draft.animalId),
            ...nameIn(options?.Plants, draft.plantId),
          ]);
          return (
            <chakra.li key={draft.clientId} display="flex" gap="3" alignItems="center">
              <span>
                {names}, {dateWords(draft.date)}
              </span>
              <Button onClick={() => onDiscard(draft)}>
                Discard<VisuallyHidden> {names}</VisuallyHidden>
              </Button>
            </chakra.li>
          );
        })}
      </chakra.ul>
      <div>
        <Button onClick={onSend}>Send Now</Button>
      </div>
    </chakra.section>
  );
}
