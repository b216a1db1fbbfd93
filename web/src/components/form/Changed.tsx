import { Button, chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { panelMessages } from "shared-types";
import { plainText } from "../../lib/html";
import { fieldDomId } from "./field-id";
import type { Clash } from "./merge";

interface ChangedProps {
  clashes: Clash[];
  onTake: (clash: Clash) => void;
}

const labelOf = (fieldId: string) =>
  document
    .querySelector(`label[for="${fieldDomId(fieldId)}"]`)
    ?.textContent.replace(/\*$/, "")
    .trim() ?? fieldId;

/** A stored value in words, short enough to compare. */
function inWords(stored: unknown): string {
  if (typeof stored === "boolean") return stored ? "yes" : "no";
  if (stored === null || stored === "") return "empty";
  if (Array.isArray(stored)) return stored.join(", ") || "none";
  const text = typeof stored === "number" ? String(stored) : plainText(stored as string);
  return `“${text.length > 120 ? `${text.slice(0, 120)}…` : text}”`;
}

/** Someone else was first: what he stored where this form says otherwise, and the way on. */
export function Changed({ clashes, onTake }: ChangedProps) {
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
              <b>{labelOf(clash.fieldId)}</b> is stored as {inWords(clash.stored)}; the form has
              yours.{" "}
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
