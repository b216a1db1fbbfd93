/** Names given to photos whose record does not hold them yet: imports and renames under way. */
const reserved = new Set<string>();

/** Takes a name for a photo on its way; false when another photo on its way has it. */
export function reserveName(fileName: string): boolean {
  if (reserved.has(fileName)) return false;
  reserved.add(fileName);
  return true;
}

/** Gives a name back: the record holds it now, or the photo did not get there. */
export function releaseName(fileName: string): void {
  reserved.delete(fileName);
}

/** For whoever looks for a free name: the database does not know these yet. */
export function reservedNames(): Iterable<string> {
  return reserved;
}
