import { useFormikContext } from "formik";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { limits } from "shared-types/kit/limits";
import type { Plan, PlanSheetDetail } from "shared-types/plan/answers";
import type { ViewpointDraft } from "shared-types/viewpoint/schema";
import { ChoiceField, noChoice } from "../../../components/form/ChoiceField";
import { EditForm } from "../../../components/form/EditForm";
import { FieldRow } from "../../../components/form/FieldRow";
import { NumberField } from "../../../components/form/NumberField";
import type { PictureKit } from "../../../components/form/PictureField";
import { TextField } from "../../../components/form/TextField";
import type { SaveAs } from "../../../lib/api-client";
import { useOwnerPhotos } from "../../../lib/owner-photos";
import { percentOf } from "../../../lib/percent";
import { PlanBase, PlanBeds } from "../components/PlanBase";
import { PhotosField } from "./PhotosField";
import { inside } from "./sheet-changes";
import {
  draftOfViewpoint,
  formOfViewpoint,
  viewpointFormSchema,
  type ViewpointFormValues,
} from "./viewpoint-form";
import styles from "./ViewpointForm.module.css";

/** In the middle of a drawing that is still to be chosen. */
export const emptyViewpoint: ViewpointDraft = {
  viewpointId: 0,
  name: "",
  planId: 0,
  sheetId: 0,
  x: 0.5,
  y: 0.5,
  photoIds: [],
};

/** A new viewpoint on the only drawing there is; of several one is to be chosen. */
export function newViewpoint(plans: readonly Plan[]): ViewpointDraft {
  const [only, ...others] = plans.flatMap(({ planId, sheets }) =>
    sheets.map(({ sheetId }) => ({ planId, sheetId })),
  );
  return only && others.length === 0 ? { ...emptyViewpoint, ...only } : emptyViewpoint;
}

interface ViewpointFormProps {
  viewpoint: ViewpointDraft;
  etag?: string;
  plans: readonly Plan[];
  confirmation: string;
  save: (draft: ViewpointDraft, as?: SaveAs) => Promise<ValidationErrors>;
  onSaved: () => void;
  extraActions?: ReactNode;
  kit: Pick<PictureKit, "Picker" | "Upload">;
}

/** A viewpoint: name, place on a drawing, photos. */
export function ViewpointForm(props: ViewpointFormProps) {
  const { viewpoint, etag, plans, confirmation, save, onSaved, extraActions, kit } = props;
  return (
    <EditForm<ViewpointFormValues>
      draftKey={`viewpoint/${viewpoint.viewpointId}`}
      initialValues={formOfViewpoint(viewpoint)}
      etag={etag}
      schema={viewpointFormSchema}
      save={(form, as) => save(draftOfViewpoint(viewpoint, form), as)}
      onSaved={onSaved}
      submitLabel={viewpoint.viewpointId === 0 ? "ADD" : "SEND"}
      confirmation={confirmation}
      extraActions={extraActions}
    >
      <TextField
        name="name"
        label="Name"
        required
        maxLength={limits.text}
        hint="Where you stand, such as “From the patio, looking west”"
      />
      <Place plans={plans} />
      <PhotosField kit={kit} />
    </EditForm>
  );
}

/** The drawing, whose plan follows, and the place on it. */
function Place({ plans }: { plans: readonly Plan[] }) {
  const { values, setFieldValue } = useFormikContext<ViewpointFormValues>();
  const { planId, sheetId } = values;
  const owner = plans.find(({ sheets }) => sheets.some((sheet) => sheet.sheetId === sheetId));
  const follow = useEffectEvent(() => {
    if (owner && owner.planId !== planId) void setFieldValue("planId", owner.planId);
  });
  useEffect(() => follow(), [sheetId]);
  const sheet = owner?.sheets.find((one) => one.sheetId === sheetId);
  const { photos } = useOwnerPhotos(sheet ? [sheet.photoId] : []);
  const photo = photos.find(({ photoId }) => photoId === sheet?.photoId) ?? null;
  const options = plans.flatMap(({ title, sheets }) =>
    sheets.map((one, n) => ({
      value: one.sheetId,
      label: `${title}: ${one.title || `Drawing ${n + 1}`}`,
    })),
  );
  return (
    <>
      <ChoiceField name="sheetId" label="Drawing" required options={[noChoice, ...options]} />
      {sheet && <PlaceField sheet={{ ...sheet, photo }} />}
    </>
  );
}

/** Where a viewpoint is: a click on the drawing, on which beds and plants show where one is, or numbers. */
function PlaceField({ sheet }: { sheet: PlanSheetDetail }) {
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
          hint="0 is the left edge, 100 the right; or click on the drawing."
        />
        <NumberField name="fromTop" label="From top, %" hint="0 is the top edge, 100 the bottom." />
      </FieldRow>
    </div>
  );
}
