import { useEffect, useRef, type MouseEvent, type RefObject } from "react";
import { fieldDomId, focusField } from "./field-id";

/** Brings a field that is on another part of its form onto the screen. */
export type Reveal = (fieldId: string) => Promise<void>;

/** Scrolls to a field and focuses it. */
export async function jumpToField(
  event: MouseEvent,
  fieldId: string,
  reveal?: Reveal,
): Promise<void> {
  event.preventDefault();
  const control = () => document.getElementById(fieldDomId(fieldId));
  if (!control()) await reveal?.(fieldId);
  control()?.scrollIntoView({ block: "center" });
  focusField(fieldId);
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
