import type { SightingDraft } from "shared-types/sighting/schema";
import { localKeys, readLocal, writeLocal } from "../../../lib/local";
import { orElse } from "../../../lib/or-else";

const prefix = "cpSighting/";

/** A UUID; also where the site is not served over https, and browsers have no `randomUUID`. */
export function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Keeps a sighting in this browser until it is sent, each under a key of its own: tabs do not overwrite each other's. @returns whether there was room */
export function keepSighting(draft: SightingDraft): boolean {
  const text = JSON.stringify(draft);
  writeLocal(prefix + draft.clientId, text);
  return readLocal(prefix + draft.clientId) === text;
}

/** Whether it still waits: another tab may have sent it, and the owner may have thrown it away. */
export const isWaiting = ({ clientId }: Pick<SightingDraft, "clientId">): boolean =>
  readLocal(prefix + clientId) !== "";

/** It was sent, or is not wanted any more. */
export function dropSighting({ clientId }: Pick<SightingDraft, "clientId">): void {
  writeLocal(prefix + clientId, "");
}

/** What waits in this browser, by date. */
export function waitingSightings(): SightingDraft[] {
  const all = localKeys(prefix).flatMap((key) =>
    orElse(() => [JSON.parse(readLocal(key)) as SightingDraft], []),
  );
  return all.sort((a, b) => a.date.localeCompare(b.date) || a.clientId.localeCompare(b.clientId));
}
