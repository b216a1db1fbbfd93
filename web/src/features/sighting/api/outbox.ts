import type { SightingDraft } from "shared-types/sighting/schema";
import { localKeys, readLocal, writeLocal } from "../../../lib/local";
import { orElse } from "../../../lib/or-else";

const prefix = "cpSighting/";

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
