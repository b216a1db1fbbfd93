import {
  importMessages,
  type ImportedPhoto,
  type OfferedKeyword,
  type PhotosImported,
  type RefusedFile,
} from "shared-types";
import { fold } from "../../../database/fold";
import type { Imported } from "../services/import-file";

/** Collects the report of an import. */
export class ImportReport {
  #skipped = 0;
  readonly #failed: RefusedFile[] = [];
  readonly #photos: ImportedPhoto[] = [];
  readonly #offered = new Map<string, OfferedKeyword>();

  add({ outcome, photoId, fileName, renamedFrom, newKeywords }: Imported): void {
    if (outcome === "same") {
      this.#skipped += 1;
      return;
    }
    this.#photos.push({ photoId, fileName, renamedFrom });
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
      skipped: this.#skipped,
      failed: this.#failed,
      photos: this.#photos.toSorted((a, b) => a.photoId - b.photoId),
      newKeywords: [...this.#offered.values()],
    };
  }
}
