import { useFormikContext } from "formik";
import type { PlanSheetDetail } from "shared-types/plan/codes";
import { FieldRow } from "../../../components/form/FieldRow";
import { NumberField } from "../../../components/form/NumberField";
import { percentOf } from "../../../lib/percent";
import { PlanBase } from "../components/PlanBase";
import { inside } from "./sheet-changes";
import type { ViewpointFormValues } from "./viewpoint-form";
import styles from "./ViewpointForm.module.css";

/** Where a viewpoint is: a click on the drawing, or numbers. */
export function PlaceField({ sheet }: { sheet: PlanSheetDetail }) {
  const { values, setFieldValue } = useFormikContext<ViewpointFormValues>();
  return (
    <div className={styles.place}>
      <div
        className={styles.drawing}
        onClick={(event) => {
          const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
          void setFieldValue("fromLeft", percentOf(inside((event.clientX - left) / width)));
          void setFieldValue("fromTop", percentOf(inside((event.clientY - top) / height)));
        }}
      >
        <PlanBase sheet={sheet} isFirst={false} />
        <span
          className={styles.spot}
          style={{
            insetInlineStart: `${values.fromLeft}%`,
            insetBlockStart: `${values.fromTop}%`,
          }}
        />
      </div>
      <FieldRow>
        <NumberField
          name="fromLeft"
          label="From left, %"
          hint="0 is the left edge, 100 the right; or click on the drawing"
        />
        <NumberField name="fromTop" label="From top, %" hint="0 is the top edge, 100 the bottom" />
      </FieldRow>
    </div>
  );
}
