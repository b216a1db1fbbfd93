import { stringOf } from "../../database/derived-columns";
import { createHash } from "node:crypto";
import type { FileLine } from "./formats/format";
import { sourceOf, visitKey, type KnownSightings } from "./query";
import type { ReadLine } from "./read-lines";

/** A UUID that is the same for the same text. */
function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
  return [...parts, hex.slice(20, 32)].join("-");
}

/** Tells which lines of a file are here already, or stand in it twice. */
export function createIdentities(
  { ids, clientIds, sources, visits }: KnownSightings,
  lines: readonly ReadLine[],
) {
  const seen = { clientIds: new Set(clientIds), sources: new Set(sources) };
  const alike = new Map<string, number>();
  const inFile = new Set(lines.map((line) => ("sighting" in line ? sourceOf(line) : "")));
  const renamed = new Set<string>();

  /**
   * Whether a species of a checklist is here under the name that it had there before. A checklist may have two
   * subspecies of one species: what the file still calls as before is another line of it.
   */
  function isRenamed(checklist: string, animalId: number): boolean {
    const stored = visits.get(visitKey(checklist, animalId)) ?? [];
    const key = stored.find((one) => !inFile.has(one) && !renamed.has(one));
    if (checklist === "" || animalId === 0 || key === undefined) return false;
    renamed.add(key);
    return true;
  }

  // So that lines of earlier imports stay what they are.
  const hints = new Set(["isKindGuessed", "groupClass", "whole"]);
  const withoutHints = (field: string, value: unknown) => (hints.has(field) ? undefined : value);

  /** What tells a line apart that has no id of its own: what it says, and how often it stood above. */
  function clientIdOf({ species, sighting }: FileLine): string {
    const content = JSON.stringify([species, sighting], withoutHints);
    const above = alike.get(content) ?? 0;
    alike.set(content, above + 1);
    return uuidOf(`${content} ${above}`);
  }

  /** An id counts unless the line and the record were sent by different devices: it is another site's then. */
  function hasId(id: unknown, clientId: string): boolean {
    const stored = ids.get(Number(id));
    return stored !== undefined && (clientId === "" || stored === "" || stored === clientId);
  }

  /** The clientId under which a line with this animal (0: none) is to be saved ('' for none); null if it is known. */
  return function identify(line: FileLine, animalId: number): string | null {
    const { sighting, checklist = "" } = line;
    const source = sourceOf(line);
    const own = stringOf(sighting.clientId);
    const clientId = own === "" && source === "" ? clientIdOf(line) : own;
    if (hasId(sighting.sightingId, own)) return null;
    if (seen.clientIds.has(clientId) || seen.sources.has(source)) return null;
    if (isRenamed(checklist, animalId)) return null;
    if (clientId !== "") seen.clientIds.add(clientId);
    if (source !== "") seen.sources.add(source);
    return clientId;
  };
}
