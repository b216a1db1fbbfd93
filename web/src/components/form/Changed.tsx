import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { panelMessages } from "shared-types";
import { useSite } from "../../lib/settings";
import { Button } from "../ui/Button";
import { fieldDomId } from "./field-id";
import type { Clash } from "./merge";
import { storedWords, type TagOptions } from "./stored-words";

interface ChangedProps {
  clashes: Clash[];
  tags: TagOptions;
  onTake: (clash: Clash) => void;
}

const smallButton = { paddingInline: "var(--space-3)", fontSize: "0.875rem" };

const labelOf = (fieldId: string) =>
  document
    .querySelector(`label[for="${fieldDomId(fieldId)}"]`)
    ?.textContent.replace(/\*$/, "")
    .trim() ?? fieldId;

/** The option's text for that value, when the field is a select. */
function choiceOf(fieldId: string, stored: unknown): string | undefined {
  const control = document.getElementById(fieldDomId(fieldId));
  if (!(control instanceof HTMLSelectElement)) return undefined;
  const option = [...control.options].find(({ value }) => value === String(stored));
  return option && `“${option.text}”`;
}

/** After a lost race: the stored values that differ from this form's, each to take over. */
export function Changed({ clashes, tags, onTake }: ChangedProps) {
  const { timeZone } = useSite().settings;
  const inWords = ({ fieldId, stored }: Clash) =>
    choiceOf(fieldId, stored) ?? storedWords(stored, { tags: tags[fieldId], timeZone });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <chakra.div
      ref={box}
      role="alert"
      tabIndex={-1}
      display="grid"
      gap="3"
      padding="4"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="goldenrod"
      borderRadius="large"
      background="goldenrodWash"
      fontFamily="sans"
      fontSize="interface"
    >
      <chakra.p fontWeight="600">{panelMessages.changedByOther}</chakra.p>
      <p>
        The form now shows the newer version, with what you typed kept. Check it, then save again.
      </p>
      {clashes.length > 0 && (
        <chakra.ul display="grid" gap="2" paddingInlineStart="5">
          {clashes.map((clash) => (
            <li key={clash.fieldId}>
              <b>{labelOf(clash.fieldId)}</b>: someone saved {inWords(clash)}. You typed something
              else.{" "}
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
