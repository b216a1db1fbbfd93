/** The DOM id of a field's control, which the summary links to. */
export function fieldDomId(name: string): string {
  return `field-${name}`;
}

/** Moves the focus to a field: to one that is in error, and to a list when the pressed button goes with its item. */
export function focusField(name: string): void {
  document.getElementById(fieldDomId(name))?.focus({ preventScroll: true });
}
