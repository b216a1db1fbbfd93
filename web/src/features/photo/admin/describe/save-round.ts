import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { PhotoToDescribe } from "shared-types/photo/answers";
import { photoDraftSchema, type PhotoDraft } from "shared-types/photo/schema";
import { errorTexts, validateValues, whyNotSaved } from "../../../../components/form/errors";
import { newClientId } from "../../../../lib/client-id";
import { ApiError } from "../../../../lib/errors";
import { countOf } from "../../../../lib/format";
import type { DescribedPhotos } from "./described-photos";
import { isChanged, onNewer, visibilityOnceSaved } from "./entry";
import { toRanges } from "./id-ranges";

export interface SaveRoundOptions {
  /** @throws ApiError 412 'changed' when someone else has saved the photo. */
  save: (draft: PhotoDraft, etag: string, idempotencyKey: string) => Promise<ValidationErrors>;
  read: (photoIds: number[]) => Promise<PhotoToDescribe[]>;
  /** Called when a round of saves has ended. */
  onSaved: () => void;
}

const savesAtOnce = 2;

const gone = {
  fieldId: "",
  errorMessage: "This photo is no longer here. It may be in the bin.",
};

const savedWords = (saved: number, shown: number) => {
  if (saved === 0) return "";
  const photos = `${countOf(saved, "photo", "photos")} saved.`;
  const all = saved === 1 ? "it" : "them";
  const now = shown > 0 ? ` Visitors see ${shown === saved ? all : `${shown} of them`} now.` : "";
  return photos + now;
};

const refusedWords = (ids: readonly number[]) =>
  ids.length === 0
    ? ""
    : `${countOf(ids.length, "photo", "photos")} couldn’t be saved: No. ${toRanges(ids).replaceAll(",", ", ")}.`;

/** Saves everything changed that needs no decision, one round at a time. Never rejects: `count` reports failures. */
export function createSaveRound(
  { ids, entry, put, summary, count }: DescribedPhotos,
  { save, read, onSaved }: SaveRoundOptions,
): () => Promise<void> {
  /** What a photo's save is known by, until one is answered. */
  const keys = new Map<number, string>();

  const overtaken = async (photoId: number) => {
    const [newer] = await read([photoId]);
    const now = { ...entry(photoId), phase: "idle" as const };
    if (!newer) put({ ...now, errors: [gone] });
    else {
      // It was this very save, whose response got lost.
      const next = onNewer(now, newer);
      put(isChanged(next) ? { ...now, newer } : { ...next, phase: "saved" });
    }
  };

  /** Saves one photo; true when it is stored. @throws ApiError when the server does not answer. */
  const saveOne = async (photoId: number): Promise<boolean> => {
    const { draft, etag } = entry(photoId);
    put({ ...entry(photoId), phase: "saving", errors: [] });
    try {
      const { value, errors: broken } = await validateValues(photoDraftSchema, draft);
      const key = keys.get(photoId) ?? newClientId();
      keys.set(photoId, key);
      const errors = broken.length > 0 ? broken : await save(value, etag, key);
      keys.delete(photoId);
      put({ ...entry(photoId), phase: errors.length > 0 ? "idle" : "saving", errors });
      return errors.length === 0;
    } catch (error) {
      put({ ...entry(photoId), phase: "idle" });
      if (!(error instanceof ApiError) || error.code !== "changed") throw error;
      await overtaken(photoId);
      return false;
    }
  };

  /** Moves to the stored version; what was typed during the save remains to be saved. */
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

  /** Sends them two at a time, until the server stops answering. */
  const sendAll = async (open: readonly number[]) => {
    const sent = new Map<number, PhotoDraft>();
    const saved: number[] = [];
    let [shown, done] = [0, 0];
    let fault: unknown = null;
    const left = [...open];
    const work = async () => {
      for (let id = left.shift(); id !== undefined && fault === null; id = left.shift()) {
        // Includes what was typed until now.
        const now = entry(id);
        const visibility = visibilityOnceSaved(now, summary().shows);
        put({ ...now, draft: { ...now.draft, visibility } });
        sent.set(id, entry(id).draft);
        try {
          const isSaved = await saveOne(id);
          done += 1;
          count({ saving: { done, total: open.length } });
          if (!isSaved) continue;
          saved.push(id);
          if (visibility === "public" && now.base.visibility !== "public") shown += 1;
        } catch (error) {
          fault = error;
        }
      }
    };
    await Promise.all(Array.from({ length: savesAtOnce }, work));
    return { sent, saved, shown, fault };
  };

  return async () => {
    if (summary().saving) return;
    const open = ids.filter((id) => isChanged(entry(id)) && entry(id).newer === null);
    if (open.length === 0) {
      count({ notice: summary().troubled === 0 ? "Everything is saved." : "", fault: "" });
      return;
    }
    count({ saving: { done: 0, total: open.length }, notice: "", refused: "", fault: "" });
    const { sent, saved, shown, ...sending } = await sendAll(open);
    let { fault } = sending;
    try {
      await settle(saved, sent);
    } catch (error) {
      fault ??= error;
      for (const id of saved) put({ ...entry(id), phase: "idle" });
    }
    count({
      saving: null,
      fault: fault === null ? "" : errorTexts(whyNotSaved(fault)).join(" "),
      notice: fault === null ? savedWords(saved.length, shown) : "",
      refused: fault === null ? refusedWords(open.filter((id) => !saved.includes(id))) : "",
    });
    if (saved.length > 0) onSaved();
  };
}
