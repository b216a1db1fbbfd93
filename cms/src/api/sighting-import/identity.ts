import { createHash } from "node:crypto";
import type { FileLine } from "./formats/format";
import { sourceKey, type KnownSightings } from "./query";

const given = (value: unknown) => (typeof value === "string" ? value : "");

/** A UUID that is the same for the same text. */
function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
  return [...parts, hex.slice(20, 32)].join("-");
}

/** Tells which lines of a file are here already, or stand in it twice. */
export function createIdentities({ ids, clientIds, sources }: KnownSightings) {
  const seen = { clientIds: new Set(clientIds), sources: new Set(sources) };
  const alike = new Map<string, number>();

  /** What tells a line apart that has no id of its own: what it says, and how often it stood above. */
  function clientIdOf({ species, sighting }: FileLine): string {
    const content = JSON.stringify([species, sighting]);
    const above = alike.get(content) ?? 0;
    alike.set(content, above + 1);
    return uuidOf(`${content} ${above}`);
  }

  /** An id counts unless the line and the record were sent by different devices: it is another site's then. */
  function hasId(id: unknown, clientId: string): boolean {
    const stored = ids.get(Number(id));
    return stored !== undefined && (clientId === "" || stored === "" || stored === clientId);
  }

  /** The clientId under which a line is to be saved ('' for none); null if it is known. */
  return function identify(line: FileLine): string | null {
    const { sighting } = line;
    const sourceId = given(sighting.sourceId).slice(0, 500);
    const source = sourceId === "" ? "" : sourceKey(given(sighting.source), sourceId);
    const own = given(sighting.clientId);
    const clientId = own === "" && source === "" ? clientIdOf(line) : own;
    if (hasId(sighting.sightingId, own)) return null;
    if (seen.clientIds.has(clientId) || seen.sources.has(source)) return null;
    if (clientId !== "") seen.clientIds.add(clientId);
    if (source !== "") seen.sources.add(source);
    return clientId;
  };
}
