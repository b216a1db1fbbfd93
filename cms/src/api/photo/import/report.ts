import { dateWords } from "shared-types/kit/date";
import { importMessages } from "shared-types/photo/import-messages";
import type {
  ImportedPhoto,
  OfferedKeyword,
  PhotosImported,
  RefusedFile,
} from "shared-types/photo/answers";
import { fold } from "../../../database/fold";
import type { OpenDate } from "../formats/date-taken";
import type { Imported } from "../services/import-file";

/** Why the photo has no date, only a part of one, or one to look at. */
function sentenceOf({ reason, date }: OpenDate): string {
  const day = dateWords(date);
  return {
    future: `Its date, ${day}, is in the future. Set the camera’s clock, and enter the date it was taken.`,
    part: `Taken in ${day}, its file says. Enter the day if you know it.`,
    name: `Dated ${day}, as its name says. Change it if it was taken on another day.`,
  }[reason];
}

/** Collects the report of an import. */
export class ImportReport {
  readonly #same: PhotosImported["same"] = [];
  readonly #failed: RefusedFile[] = [];
  readonly #photos: ImportedPhoto[] = [];
  readonly #openDates: PhotosImported["openDates"] = [];
  readonly #offered = new Map<string, OfferedKeyword>();

  /** `given` is the name of the file that was imported. */
  add(imported: Imported, given: string): void {
    const { outcome, photoId, fileName, renamedFrom, newKeywords, openDate } = imported;
    if (outcome === "same") {
      this.#same.push({ photoId, fileName: given });
      return;
    }
    this.#photos.push({ photoId, fileName, renamedFrom });
    if (openDate) this.#openDates.push({ photoId, fileName, message: sentenceOf(openDate) });
    for (const keyword of newKeywords) {
      const offered = this.#offered.get(fold(keyword));
      if (offered) offered.photoIds.push(photoId);
      else this.#offered.set(fold(keyword), { keyword, photoIds: [photoId] });
    }
  }

  fail(fileName: string, errorMessage: string): void {
    this.#failed.push({ fileName, errorMessage });
  }

  result(): PhotosImported {
    const renamed = this.#photos.some(({ renamedFrom }) => renamedFrom !== "");
    return {
      errors: renamed ? [{ fieldId: "", errorMessage: importMessages.duplicates }] : [],
      imported: this.#photos.length,
      skipped: this.#same.length,
      same: this.#same,
      failed: this.#failed,
      photos: this.#photos.toSorted((a, b) => a.photoId - b.photoId),
      newKeywords: [...this.#offered.values()],
      openDates: this.#openDates,
    };
  }
}
