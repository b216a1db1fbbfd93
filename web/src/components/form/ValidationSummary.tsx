import { chakra } from "@chakra-ui/react";
import { summaryHeading } from "shared-types/kit/errors";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { fieldDomId } from "./field-id";
import { jumpToField, useSummaryBox, type Reveal } from "./summary";

interface ValidationSummaryProps {
  errors: ValidationErrors;
  /** Counts failed attempts: with each, the box takes the focus. */
  attempt: number;
  /** What to know where nothing needs doing: the box is no alarm then. */
  note?: string;
  reveal?: Reveal | undefined;
}

/** The shared validation summary (docs/product.md 3.3): every error, linked to its field. */
export function ValidationSummary({ errors, attempt, note, reveal }: ValidationSummaryProps) {
  const box = useSummaryBox(attempt);
  if (errors.length === 0) return null;
  return (
    <chakra.div
      ref={box}
      role="alert"
      tabIndex={-1}
      width="100%"
      padding="4"
      layerStyle="notice"
      borderColor={note ? "moss" : "cardinal"}
      background={note ? "mossWash" : "cardinalWash"}
      scrollMarginBlock="6rem"
      textStyle="interface"
    >
      <chakra.p fontWeight="600">{summaryHeading}</chakra.p>
      <chakra.ul marginBlockStart="2" paddingInlineStart="5">
        {errors.map(({ fieldId, errorMessage }) => (
          <chakra.li key={`${fieldId} ${errorMessage}`} paddingBlock="1">
            {fieldId === "" ? (
              errorMessage
            ) : (
              <chakra.a
                href={`#${fieldDomId(fieldId)}`}
                color="cardinal"
                onClick={(event) => void jumpToField(event, fieldId, reveal)}
              >
                {errorMessage}
              </chakra.a>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {note && <chakra.p marginBlockStart="2">{note}</chakra.p>}
    </chakra.div>
  );
}
