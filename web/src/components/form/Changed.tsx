import { Button, chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { panelMessages } from "shared-types";
import { useSite } from "../../lib/settings";
import { fieldDomId } from "./field-id";
import type { Clash } from "./merge";
import { storedWords, type TagOptions } from "./stored-words";

interface ChangedProps {
  clashes: Clash[];
  tags: TagOptions;
  onTake: (clash: Clash) => void;
}

const labelOf = (fieldId: string) =>
  document
    .querySelector(`label[for="${fieldDomId(fieldId)}"]`)
    ?.textContent.replace(/\*$/, "")
    .trim() ?? fieldId;

/** What a select calls that value, when the field is one. */
function choiceOf(fieldId: string, stored: unknown): string | undefined {
  const control = document.getElementById(fieldDomId(fieldId));
  if (!(control instanceof HTMLSelectElement)) return undefined;
  const option = [...control.options].find(({ value }) => value === String(stored));
  return option && `“${option.text}”`;
}

/** Someone else was first: what he stored where this form says otherwise, and the way on. */
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
        The form now holds the newer version, with what you typed kept on top. Look it over, then
        save again.
      </p>
      {clashes.length > 0 && (
        <chakra.ul display="grid" gap="2" paddingInlineStart="5">
          {clashes.map((clash) => (
            <li key={clash.fieldId}>
              <b>{labelOf(clash.fieldId)}</b> is stored as {inWords(clash)}; the form has yours.{" "}
              <Button size="sm" onClick={() => onTake(clash)}>
                Use the stored one
              </Button>
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}
