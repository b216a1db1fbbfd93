import {
  useDeferredValue,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
  useEffect,
  useRef,
} from "react";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { limits } from "shared-types/kit/limits";
import type { PhotoItem } from "shared-types/photo/answers";
import { planLimits, brokenPart } from "shared-types/plan/codes";
import type { PlanPlant } from "shared-types/plan/answers";
import { planDraftSchema, type PlanDraft } from "shared-types/plan/schema";
import { useFormikContext } from "formik";
import { InternalField } from "../../../components/form/CheckField";
import { EditForm } from "../../../components/form/EditForm";
import { FieldRow } from "../../../components/form/FieldRow";
import { NumberField } from "../../../components/form/NumberField";
import type { PictureKit } from "../../../components/form/PictureField";
import { TextAreaField } from "../../../components/form/TextAreaField";
import { KeyField } from "../../../components/form/KeyField";
import { TextField } from "../../../components/form/TextField";
import type { SaveAs } from "../../../lib/api-client";
import { PlanView } from "../components/PlanView";
import { createEditor, EditorContext, startAgain, useSheets, useEditorContext } from "./editor";
import { SheetSettings } from "./SheetSettings";
import { SheetTabs } from "./SheetTabs";
import { useDrawings } from "./use-drawings";
import { Workbench } from "./Workbench";
import styles from "./Editor.module.css";

/** After a save that was refused for a planting or bed, that one is selected: its fields are what to mend. */
function useBrokenPart(): void {
  const { store } = useEditorContext();
  const { sheets, set, choose, chooseBed } = useSheets();
  const { submitCount, isSubmitting, errors } = useFormikContext<PlanDraft>();
  const message = typeof errors.sheets === "string" ? errors.sheets : "";
  const shown = useRef(0);
  const select = useEffectEvent(() => {
    const broken = brokenPart(message);
    const sheet = broken && sheets[broken.sheet];
    if (!sheet) return;
    const { plantingId } = sheet.plantings[broken.part] ?? {};
    const { bedId } = sheet.beds[broken.part] ?? {};
    const { place, chosen } = store.getState();
    // Several that are selected together stay so: what is entered holds for all of them.
    const isChosen = plantingId !== undefined && chosen.has(plantingId);
    if (place === broken.sheet && broken.kind === "planting" && isChosen) return;
    set({ place: broken.sheet, tool: "select", corners: [] });
    if (broken.kind === "bed") chooseBed(bedId ?? 0);
    else choose(plantingId === undefined ? [] : [plantingId]);
  });
  useEffect(() => {
    // Once for each attempt: what is typed afterwards is not interrupted.
    if (isSubmitting || submitCount === shown.current || message === "") return;
    shown.current = submitCount;
    select();
  }, [submitCount, isSubmitting, message]);
}

/** A new plan. */
export const emptyPlan: PlanDraft = {
  planId: 0,
  keyId: "",
  title: "",
  period: "",
  intro: "",
  order: 0,
  internal: false,
  sheets: [],
};

interface PlanFormProps {
  plan: PlanDraft;
  etag?: string;
  /** All plants, to put on the drawings. */
  plants: readonly PlanPlant[];
  /** The photos of the drawings, as far as they came with the plan. */
  photos: readonly PhotoItem[];
  confirmation: string;
  save: (draft: PlanDraft, as?: SaveAs) => Promise<ValidationErrors>;
  onSaved: (draft: PlanDraft) => void;
  extraActions?: ReactNode;
  /** What follows other fields, such as the key the title. */
  follow?: ReactNode;
  Picker: PictureKit["Picker"];
}

/** A plan's form: its facts, the editor of its drawings, and the page as visitors see it. */
export function PlanForm(props: PlanFormProps) {
  const { plan, etag, plants, photos, confirmation, save, onSaved, extraActions, follow } = props;
  const [store] = useState(createEditor);
  const editor = useMemo(() => ({ store, plants, photos }), [store, plants, photos]);
  return (
    <EditorContext value={editor}>
      <EditForm<PlanDraft>
        draftKey={`plan/${plan.planId}`}
        initialValues={plan}
        etag={etag}
        schema={planDraftSchema}
        save={save}
        onSaved={(values) => {
          startAgain(store);
          onSaved(values);
        }}
        submitLabel={plan.planId === 0 ? "ADD" : "SEND"}
        confirmation={confirmation}
        isWide
        extraActions={extraActions}
      >
        {follow}
        <FieldRow>
          <TextField name="title" label="Title" required maxLength={limits.text} />
          <TextField
            name="period"
            label="Period"
            maxLength={limits.text}
            hint="Shown above the title, such as “Spring 2024” or “2024 to 2026”"
          />
        </FieldRow>
        <FieldRow>
          <KeyField path="/plans" noun="plan" />
          <NumberField
            name="order"
            label="Order"
            whole
            hint="The plan with the highest number is the newest."
          />
        </FieldRow>
        <TextAreaField
          name="intro"
          label="Intro"
          rows={5}
          maxLength={planLimits.text}
          hint="An empty line starts a new paragraph."
        />
        <InternalField />
        <SheetTabs />
        <SheetEditor Picker={props.Picker} />
        <Preview />
      </EditForm>
    </EditorContext>
  );
}

function SheetEditor({ Picker }: Pick<PictureKit, "Picker">) {
  const { sheet, sheets, set } = useSheets();
  useBrokenPart();
  const follow = useEffectEvent(() => set({ latest: sheets }));
  // What is shown is the latest; a restored draft and a merge come from the form.
  useLayoutEffect(() => follow(), [sheets]);
  if (!sheet)
    return (
      <p className={styles.hint}>
        This plan has no drawing yet. Add one: upload it, choose a photo, or start with a blank lot.
      </p>
    );
  return (
    <>
      <SheetSettings key={sheet.sheetId} Picker={Picker} />
      <Workbench />
    </>
  );
}

/** The public page's own component with the drawing as it is typed; it follows when the browser has time. */
function Preview() {
  const { plants, sheet } = useSheets();
  const withPhoto = useDrawings();
  const shown = useDeferredValue(sheet);
  const sheets = useMemo(() => (shown ? [withPhoto(shown)] : []), [shown, withPhoto]);
  const visible = useMemo(() => plants.filter(({ internal }) => !internal), [plants]);
  if (sheets.length === 0) return null;
  return (
    <section aria-label="Preview" className={styles.preview}>
      <h2 className={styles.heading}>What visitors see</h2>
      <PlanView sheets={sheets} plants={visible} isPreview />
    </section>
  );
}
