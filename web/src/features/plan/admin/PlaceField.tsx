import { useFormikContext } from "formik";
import type { PlanSheetDetail, ViewpointDraft } from "shared-types";
import { FieldRow } from "../../../components/form/FieldRow";
import { NumberField } from "../../../components/form/NumberField";
import { PlanBase } from "../components/PlanBase";
import { inside } from "./sheet-changes";
import styles from "./ViewpointForm.module.css";

/** Where a viewpoint is: a click on the drawing, or numbers. */
export function PlaceField({ sheet }: { sheet: PlanSheetDetail }) {
  const { values, setFieldValue } = useFormikContext<ViewpointDraft>();
  return (
    <div className={styles.place}>
      <div
        className={styles.drawing}
        onClick={(event) => {
          const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
          void setFieldValue("x", inside((event.clientX - left) / width));
          void setFieldValue("y", inside((event.clientY - top) / height));
        }}
      >
        <PlanBase sheet={sheet} isFirst={false} />
        <span
          className={styles.spot}
          style={{ insetInlineStart: `${values.x * 100}%`, insetBlockStart: `${values.y * 100}%` }}
        />
      </div>
      <FieldRow>
        <NumberField
          name="x"
          label="From Left"
          hint="0 is the left edge, 1 the right; or click on the drawing"
        />
        <NumberField name="y" label="From Top" hint="0 is the top edge, 1 the bottom" />
      </FieldRow>
    </div>
  );
}
