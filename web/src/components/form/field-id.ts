/** The DOM id of a field's control, which the summary links to. */
export function fieldDomId(name: string): string {
  return `field-${name}`;
}
