import type { CsvField } from "shared-types/csv/answers";
import type { KeptKind } from "shared-types/history/codes";
import { useSite } from "../../lib/settings";
import { changedPart } from "./changed-part";
import { fieldLabel, valueWords } from "./field-words";
import styles from "./RecordHistory.module.css";

interface FieldChangeProps {
  kind: KeptKind;
  field: CsvField;
}

/** The change of one field: the removed and the added words. */
export function FieldChange({ kind, field: { fieldId, before, after } }: FieldChangeProps) {
  const { timeZone } = useSite().settings;
  const words = (value: typeof before) => valueWords(kind, fieldId, value, timeZone);
  const { lead, removed, added, rest } = changedPart(words(before), words(after));
  return (
    <>
      <dt>{fieldLabel(fieldId)}</dt>
      <dd>
        {removed === "" && added === "" ? (
          <span className={styles.empty}>only the formatting changed</span>
        ) : (
          <>
            {lead} {removed && <del>{removed}</del>} {added && <ins>{added}</ins>} {rest}
          </>
        )}
      </dd>
    </>
  );
}
