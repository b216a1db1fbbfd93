import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, type MouseEvent } from "react";
import { summaryHeading, type ValidationErrors } from "shared-types";
import { fieldDomId } from "./field-id";

interface ValidationSummaryProps {
  errors: ValidationErrors;
  /** Changes with every failed try: the box takes the focus. */
  attempt: number;
}

function jump(event: MouseEvent, fieldId: string): void {
  event.preventDefault();
  const control = document.getElementById(fieldDomId(fieldId));
  control?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
}

/** The shared validation summary (spec §5, §8): every broken rule, each leading to its field. */
export function ValidationSummary({ errors, attempt }: ValidationSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt === 0) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "nearest" });
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <chakra.div
      ref={box}
      role="alert"
      tabIndex={-1}
      width="100%"
      padding="4"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="cardinal"
      borderRadius="large"
      background="cardinalWash"
      scrollMarginBlock="6rem"
      fontFamily="sans"
      fontSize="interface"
    >
      <chakra.p fontWeight="600">{summaryHeading}</chakra.p>
      <chakra.ul marginBlockStart="2" paddingInlineStart="5">
        {errors.map(({ fieldId, errorMessage }) => (
          <li key={`${fieldId} ${errorMessage}`}>
            {fieldId === "" ? (
              errorMessage
            ) : (
              <chakra.a
                href={`#${fieldDomId(fieldId)}`}
                display="inline-block"
                paddingBlock="1"
                color="cardinal"
                onClick={(event) => jump(event, fieldId)}
              >
                {errorMessage}
              </chakra.a>
            )}
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
