/** Names given to photos whose record does not hold them yet: imports and renames under way. */
const reserved = new Set<string>();

/** Takes a name for a photo on its way; false when another photo on its way has it. */
export function reserveName(fileName: string): boolean {
  if (reserved.has(fileName)) return false;
  reserved.add(fileName);
  return true;
}

export function releaseName(fileName: string): void {
  reserved.delete(fileName);
}

export function reservedNames(): Iterable<string> {
  return reserved;
}
