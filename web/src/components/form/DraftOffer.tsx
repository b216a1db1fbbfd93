import { chakra } from "@chakra-ui/react";
import { useRef, type ReactNode } from "react";
import { formatDateTime } from "../../lib/format";
import { useSite } from "../../lib/settings";
import type { Draft } from "../../lib/drafts";
import { Button } from "../ui/Button";
import { differing } from "./draft-fields";
import { choiceOf, labelOf } from "./field-words";
import { storedWords, type TagOptions } from "./stored-words";

interface DraftOfferProps {
  /** When it was typed, in milliseconds. */
  at: number;
  onRestore: () => void;
  onDiscard: () => void;
  /** What differs, as list items. */
  children: ReactNode;
}

/** Above a form: what was typed in an earlier visit and not saved. Nothing is applied by itself. */
export function DraftOffer({ at, onRestore, onDiscard, children }: DraftOfferProps) {
  const { timeZone } = useSite().settings;
  const box = useRef<HTMLDivElement>(null);
  // The button that has the focus goes.
  const focusForm = () =>
    box.current?.parentElement
      ?.querySelector<HTMLElement>("input, textarea, select")
      ?.focus({ preventScroll: true });
  const restore = () => {
    focusForm();
    onRestore();
  };
  const discard = () => {
    focusForm();
    onDiscard();
  };
  return (
    <chakra.div
      ref={box}
      role="group"
      aria-label="Unsaved changes"
      display="grid"
      gap="3"
      minWidth="0"
      padding="4"
      layerStyle="notice"
      borderColor="rule"
      background="paperRaised"
      textStyle="interface"
    >
      <chakra.p role="status" fontWeight="600">
        Unsaved changes from {formatDateTime(new Date(at).toISOString(), timeZone)}
      </chakra.p>
      <chakra.ul display="grid" gap="1" paddingInlineStart="5" overflowWrap="anywhere">
        {children}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button kind="solid" onClick={restore}>
          Restore
        </Button>
        <Button onClick={discard}>Discard</Button>
      </chakra.div>
    </chakra.div>
  );
}

interface FormDraftOfferProps extends Omit<DraftOfferProps, "at" | "children"> {
  offer: Draft | null;
  /** The form's values now. */
  values: object;
  tags?: TagOptions;
}

/** The offer of a form, by its fields. */
export function FormDraftOffer({ offer, values, tags = {}, ...answers }: FormDraftOfferProps) {
  const { timeZone } = useSite().settings;
  const fields = offer ? differing(offer, values) : [];
  if (!offer || fields.length === 0) return null;
  return (
    <DraftOffer at={offer.at} {...answers}>
      {fields.map((fieldId) => {
        const typed = offer.typed[fieldId];
        return (
          <li key={fieldId}>
            <b>{labelOf(fieldId)}</b>:{" "}
            {choiceOf(fieldId, typed) ?? storedWords(typed, { tags: tags[fieldId], timeZone })}
          </li>
        );
      })}
    </DraftOffer>
  );
}
