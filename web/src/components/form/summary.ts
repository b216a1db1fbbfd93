import { useEffect, useRef, type MouseEvent, type RefObject } from "react";
import { fieldDomId } from "./field-id";

/** Leads from a line of the summary to its field. */
export function jumpToField(event: MouseEvent, fieldId: string): void {
  event.preventDefault();
  const control = document.getElementById(fieldDomId(fieldId));
  control?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
}

/** The summary's box: with every failed try it is shown and takes the focus (spec §8). */
export function useSummaryBox(attempt: number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt === 0) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "nearest" });
  }, [attempt]);
  return box;
}
