import { useFormikContext } from "formik";
import type { PlanSheetDetail } from "shared-types/plan/answers";
import { FieldRow } from "../../../components/form/FieldRow";
import { NumberField } from "../../../components/form/NumberField";
import { percentOf } from "../../../lib/percent";
import { PlanBase, PlanBeds } from "../components/PlanBase";
import { inside } from "./sheet-changes";
import type { ViewpointFormValues } from "./viewpoint-form";
import styles from "./ViewpointForm.module.css";

/** Where a viewpoint is: a click on the drawing, on which beds and plants show where one is, or numbers. */
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
        <PlanBeds beds={sheet.beds} chosen={0} />
        <svg className={styles.plants} aria-hidden="true">
          {sheet.plantings
            .filter(({ removedOn }) => removedOn === null)
            .map(({ plantingId, x, y }) => (
              <circle key={plantingId} cx={`${x * 100}%`} cy={`${y * 100}%`} r="5" />
            ))}
        </svg>
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
