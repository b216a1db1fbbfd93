import type { PhotoDraft, PhotoToDescribe, ValidationErrors } from "shared-types";
import { photoDraftSchema } from "shared-types/schemas";
import { judge, whyNotSaved } from "../../../../components/form/errors";
import { ApiError } from "../../../../lib/errors";
import type { AltKnowledge } from "./alt-proposal";
import {
  changed,
  entryOf,
  given,
  isChanged,
  onNewer,
  sameAs,
  type Entry,
  type Fields,
} from "./entry";

export interface DescriberOptions {
  photos: readonly PhotoToDescribe[];
  known: AltKnowledge;
  /** @throws ApiError 412 'changed' when someone else has saved the photo. */
  save: (draft: PhotoDraft, etag: string) => Promise<ValidationErrors>;
  read: (photoIds: number[]) => Promise<PhotoToDescribe[]>;
  /** A round of saves is over. */
  onSaved: () => void;
}

/** How the screen as a whole stands. */
export interface Summary {
  changed: number;
  /** Changed, and not to be saved before something is mended or chosen. */
  troubled: number;
  isSaving: boolean;
  /** What became of the last round, in words. */
  said: string;
  /** Why the last round ended early. */
  fault: string;
}

export interface Describer {
  ids: readonly number[];
  entry: (photoId: number) => Entry;
  summary: () => Summary;
  subscribe: (photoId: number | "summary", heard: () => void) => () => void;
  change: (photoId: number, fields: Fields) => void;
  /** Tags are added, a caption replaced. */
  give: (photoIds: Iterable<number>, fields: Fields) => void;
  sameAsAbove: (photoId: number) => void;
  /** The newer version, with what was typed here on top or without it. */
  takeNewer: (photoId: number, keepsMine: boolean) => void;
  /** What others have saved meanwhile, for photos that nothing was changed of here. */
  adopt: (photos: readonly PhotoToDescribe[]) => void;
  saveAll: () => Promise<void>;
}

const savesAtOnce = 2;

const savedWords = (saved: number, left: number) => {
  const photos = `${saved} ${saved === 1 ? "photo" : "photos"} saved.`;
  return left === 0 ? photos : `${photos} ${left} could not be saved: look at the marked ones.`;
};

/** The photos of the describe screen, each heard of by itself: typing in one does not draw the others. */
export function createDescriber(options: DescriberOptions): Describer {
  const { photos, known, save, read, onSaved } = options;
  const ids = photos.map(({ photo }) => photo.photoId);
  const entries = new Map(photos.map((one) => [one.photo.photoId, entryOf(one, known)]));
  const heard = new Map<number | "summary", Set<() => void>>();
  let summary: Summary = { changed: 0, troubled: 0, isSaving: false, said: "", fault: "" };

  const ring = (key: number | "summary") => heard.get(key)?.forEach((call) => call());
  const entry = (photoId: number): Entry => {
    const found = entries.get(photoId);
    if (!found) throw new Error(`Photo ${photoId} is not on this screen.`);
    return found;
  };
  const isTroubled = (one: Entry) => one.errors.length > 0 || one.newer !== null;
  const count = (more: Partial<Summary> = {}) => {
    const open = [...entries.values()].filter((one) => isChanged(one) || one.newer !== null);
    const next = { ...summary, ...more, changed: open.length };
    next.troubled = open.filter(isTroubled).length;
    if (JSON.stringify(next) === JSON.stringify(summary)) return;
    summary = next;
    ring("summary");
  };
  const put = (next: Entry) => {
    entries.set(next.photo.photoId, next);
    ring(next.photo.photoId);
  };
  const change = (photoId: number, fields: Fields) => put(changed(entry(photoId), fields, known));

  const overtaken = async (photoId: number) => {
    const [newer] = await read([photoId]);
    const now = { ...entry(photoId), phase: "idle" as const };
    const gone = {
      fieldId: "",
      errorMessage: "This photo is not here any more. It may lie in the bin.",
    };
    if (!newer) put({ ...now, errors: [gone] });
    else {
      // It was this very save, whose answer got lost.
      const next = onNewer(now, newer);
      put(isChanged(next) ? { ...now, newer } : { ...next, phase: "saved" });
    }
  };

  /** Sends one; true when it is stored. @throws ApiError when the server does not answer. */
  const saveOne = async (photoId: number): Promise<boolean> => {
    const { draft, etag } = entry(photoId);
    put({ ...entry(photoId), phase: "saving", errors: [] });
    try {
      const { value, errors: broken } = await judge(photoDraftSchema, draft);
      const errors = broken.length > 0 ? broken : await save(value, etag);
      put({ ...entry(photoId), phase: errors.length > 0 ? "idle" : "saving", errors });
      return errors.length === 0;
    } catch (error) {
      put({ ...entry(photoId), phase: "idle" });
      if (!(error instanceof ApiError) || error.code !== "changed") throw error;
      await overtaken(photoId);
      return false;
    }
  };

  /** Stands on what the server has now; what was typed during the save is still to be saved. */
  const settle = async (saved: readonly number[], sent: ReadonlyMap<number, PhotoDraft>) => {
    if (saved.length === 0) return;
    const stored = new Map((await read([...saved])).map((one) => [one.photo.photoId, one]));
    for (const photoId of saved) {
      const now = entry(photoId);
      const newer = stored.get(photoId);
      const base = sent.get(photoId) ?? now.base;
      const next = newer ? onNewer({ ...now, base }, newer) : { ...now, base };
      put({ ...next, phase: isChanged(next) ? "idle" : "saved" });
    }
  };

  return {
    ids,
    entry,
    summary: () => summary,
    subscribe(key, call) {
      const calls = heard.get(key) ?? new Set();
      heard.set(key, calls.add(call));
      return () => calls.delete(call);
    },
    change(photoId, fields) {
      change(photoId, fields);
      count({ said: "" });
    },
    give(photoIds, fields) {
      for (const photoId of photoIds) change(photoId, given(entry(photoId), fields));
      count({ said: "" });
    },
    sameAsAbove(photoId) {
      const above = ids[ids.indexOf(photoId) - 1];
      if (above === undefined) return;
      change(photoId, sameAs(entry(above)));
      count({ said: "" });
    },
    takeNewer(photoId, keepsMine) {
      const now = entry(photoId);
      if (!now.newer) return;
      put(keepsMine ? onNewer(now, now.newer) : entryOf(now.newer, known));
      count();
    },
    adopt(newer) {
      if (summary.isSaving) return;
      for (const one of newer) {
        const now = entries.get(one.photo.photoId);
        if (!now || now.etag === one.etag || isChanged(now) || now.newer) continue;
        put({ ...entryOf(one, known), phase: now.phase });
      }
    },
    async saveAll() {
      if (summary.isSaving) return;
      const open = ids.filter((id) => isChanged(entry(id)) && entry(id).newer === null);
      if (open.length === 0) {
        count({ said: summary.troubled === 0 ? "Everything is saved." : "", fault: "" });
        return;
      }
      count({ isSaving: true, said: "", fault: "" });
      const sent = new Map(open.map((id) => [id, entry(id).draft]));
      const saved: number[] = [];
      let fault: unknown = null;
      const left = [...open];
      const work = async () => {
        for (let id = left.shift(); id !== undefined && fault === null; id = left.shift()) {
          // What was typed until now goes along.
          sent.set(id, entry(id).draft);
          try {
            if (await saveOne(id)) saved.push(id);
          } catch (error) {
            fault = error;
          }
        }
      };
      await Promise.all(Array.from({ length: savesAtOnce }, work));
      try {
        await settle(saved, sent);
      } catch (error) {
        fault ??= error;
        for (const id of saved) put({ ...entry(id), phase: "idle" });
      }
      const words = fault === null ? "" : (whyNotSaved(fault)[0]?.errorMessage ?? "");
      count({ isSaving: false, fault: words });
      count({ said: fault === null ? savedWords(saved.length, open.length - saved.length) : "" });
      if (saved.length > 0) onSaved();
    },
  };
}
