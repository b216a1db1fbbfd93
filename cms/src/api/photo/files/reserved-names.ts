/** Names reserved for photos whose record is not saved yet: imports and renames in progress. */
const reserved = new Set<string>();

/** Reserves a name; false when it is reserved already. */
export function reserveName(fileName: string): boolean {
  if (reserved.has(fileName)) return false;
  reserved.add(fileName);
  return true;
}

/** Releases a name: the record has it now, or the work failed. */
export function releaseName(fileName: string): void {
  reserved.delete(fileName);
}

/** The reserved names, which the database does not know yet. */
export function reservedNames(): Iterable<string> {
  return reserved;
}
