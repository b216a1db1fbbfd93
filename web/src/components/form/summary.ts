import { useEffect, useRef, type MouseEvent, type RefObject } from "react";
import { fieldDomId } from "./field-id";

/** Scrolls to a field and focuses it. */
export function jumpToField(event: MouseEvent, fieldId: string): void {
  event.preventDefault();
  const control = document.getElementById(fieldDomId(fieldId));
  control?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
}

/** The summary's box: shown and focused after every failed attempt. */
export function useSummaryBox(attempt: number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt === 0) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "nearest" });
  }, [attempt]);
  return box;
}
