import { importMessages } from "shared-types/photo/import-messages";
import type {
  ImportedPhoto,
  OfferedKeyword,
  PhotosImported,
  RefusedFile,
} from "shared-types/photo/answers";
import { fold } from "../../../database/fold";
import type { Imported } from "../services/import-file";

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
    if (openDate) this.#openDates.push({ photoId, fileName, ...openDate });
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
      openDates: this.#openDates.toSorted((a, b) => a.photoId - b.photoId),
    };
  }
}
