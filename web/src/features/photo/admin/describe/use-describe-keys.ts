import { useEffect, useEffectEvent } from "react";
import { fieldDomId } from "../../../../components/form/field-id";

/** The name of a photo's field, from which its control's id is derived. */
export const fieldNameOf = (photoId: number, field: string) => `p${photoId}-${field}`;

/** Focuses a photo's field if its row is rendered, and scrolls no further than it takes to see it. */
export const focusField = (photoId: number, field: string) =>
  document.getElementById(fieldDomId(fieldNameOf(photoId, field)))?.focus();

const fieldOf = (element: Element | null) =>
  /^field-p(\d+)-(\w+)$/.exec(element?.id ?? "")?.slice(1, 3) as [string, string] | undefined;

/** Focuses a photo's field, even if its row is not rendered yet, and shows the row from its start, or the field itself. */
export function goTo(photoId: number, field: string, shows: "row" | "field" = "row", tries = 20) {
  const row = document.getElementById(`photo-${photoId}`);
  const control = document.getElementById(fieldDomId(fieldNameOf(photoId, field)));
  if (control) {
    control.focus({ preventScroll: true });
    if (shows === "row") row?.scrollIntoView({ block: "start" });
    else control.scrollIntoView({ block: "center" });
  } else if (row && tries > 0) {
    row.scrollIntoView({ block: "start" });
    requestAnimationFrame(() => goTo(photoId, field, shows, tries - 1));
  }
}

/**
 * Ctrl+S and Ctrl+Enter save all; Alt with an arrow goes to the same field of the next photo. They are
 * handled before the field: a tag box uses the arrows itself.
 */
export function useDescribeKeys(ids: readonly number[], save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector("dialog[open]")) return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (isCommand && (event.key === "Enter" || event.key.toLowerCase() === "s")) save();
    else if (event.altKey && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      const [photoId, field] = fieldOf(document.activeElement) ?? [];
      const at = photoId === undefined ? -1 : ids.indexOf(Number(photoId));
      const next = ids[event.key === "ArrowDown" ? at + 1 : Math.max(0, at - 1)];
      if (next !== undefined) goTo(next, field ?? "caption");
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen, { capture: true });
    return () => window.removeEventListener("keydown", listen, { capture: true });
  }, []);
}
