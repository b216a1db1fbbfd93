import { useFormikContext } from "formik";
import { useEffect, useEffectEvent, useRef } from "react";
import { brokenPart, type PlanDraft } from "shared-types/plan/codes";
import { useEditorContext, useSheets } from "./editor";

/** After a save that was refused for a planting or bed, that one is selected: its fields are what to mend. */
export function useBrokenPart(): void {
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
