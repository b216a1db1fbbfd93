import { chakra } from "@chakra-ui/react";
import { useEffect, useEffectEvent, useRef } from "react";
import { panelMessages } from "shared-types/kit/panel-messages";
import { useSite } from "../../lib/settings";
import { Button } from "../ui/Button";
import { choiceOf, labelOf } from "./field-words";
import type { Clash } from "./merge";
import { storedWords, type TagOptions } from "./stored-words";

interface ChangedProps {
  clashes: Clash[];
  /** A draft was typed over an older version; otherwise a save was refused. */
  isRestored: boolean;
  /** Where it appears. */
  takesFocus: boolean;
  tags: TagOptions;
  onTake: (clash: Clash) => void;
}

const smallButton = { paddingInline: "var(--space-3)", fontSize: "0.875rem" };

/** After a lost race, also one of a draft: what the other saved and what was typed here, to take over the former. */
export function Changed({ clashes, isRestored, takesFocus, tags, onTake }: ChangedProps) {
  const { timeZone } = useSite().settings;
  const inWords = (fieldId: string, value: unknown) =>
    choiceOf(fieldId, value) ?? storedWords(value, { tags: tags[fieldId], timeZone });
  const box = useRef<HTMLDivElement>(null);
  const appear = useEffectEvent(() => takesFocus && box.current?.focus());
  useEffect(() => void appear(), []);
  return (
    <chakra.div
      ref={box}
      role="alert"
      tabIndex={-1}
      display="grid"
      gap="3"
      padding="4"
      layerStyle="notice"
      borderColor="goldenrod"
      background="goldenrodWash"
      textStyle="interface"
    >
      <chakra.p fontWeight="600">
        {isRestored ? "This was changed after you typed." : panelMessages.changedByOther}
      </chakra.p>
      <p>
        The form now shows the newer version, with what you typed kept. Check it, then save
        {isRestored ? "" : " again"}.
      </p>
      {clashes.length > 0 && (
        <chakra.ul display="grid" gap="2" paddingInlineStart="5">
          {clashes.map((clash) => (
            <li key={clash.fieldId}>
              <b>{labelOf(clash.fieldId)}</b>: someone saved {inWords(clash.fieldId, clash.stored)}.
              You typed {inWords(clash.fieldId, clash.typed)}.{" "}
              <Button style={smallButton} onClick={() => onTake(clash)}>
                Use theirs
              </Button>
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}
