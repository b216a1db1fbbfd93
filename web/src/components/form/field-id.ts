/** The DOM id of a field's control: the summary jumps to it. */
export function fieldDomId(name: string): string {
  return `field-${name}`;
}
