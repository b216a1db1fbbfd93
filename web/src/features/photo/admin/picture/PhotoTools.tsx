import { useState } from "react";
import { binDays } from "shared-types/history/codes";
import type { PhotoToEdit } from "shared-types/photo/answers";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { IndexNotes, useIndexNotes } from "../../../../components/form/IndexNotes";
import { whyNotSaved, whyRefused } from "../../../../components/form/errors";
import { useDownload } from "../../../../components/form/use-download";
import { Button } from "../../../../components/ui/Button";
import { FileButton } from "../../../../components/ui/FileButton";
import { Icon } from "../../../../components/ui/Icon";
import { ownerSave, ownerSaveFile } from "../../../../lib/owner-calls";
import { ownerFile } from "../../../../lib/owner-files";
import { useEditForm } from "../../../../components/form/edit-form-context";
import { ApiError } from "../../../../lib/errors";
import { readAgain } from "../../../../lib/swr";
import { acceptedFiles, refusalOf } from "../import/assess-file";
import { askAboutReplacing } from "../delete-photos";
import { BannerDialog } from "./BannerDialog";
import styles from "./PhotoTools.module.css";
import { turned, type Side } from "./turned";

function whyNot(error: unknown): ValidationErrors {
  // The next press is based on what is stored now.
  if (error instanceof ApiError && error.status === 412) readAgain();
  return whyRefused(error);
}

/**
 * Changes of a photo's picture, one at a time: the next one waits until the photo was read again, because it names
 * the ETag. `busy` is the current one, or ''.
 */
function usePictureChange(etag: string) {
  const form = useEditForm();
  const notes = useIndexNotes();
  const [current, setCurrent] = useState({ what: "", etag });
  const busy = current.etag === etag ? current.what : "";

  const change = async (what: string, notice: string, make: () => Promise<ValidationErrors>) => {
    if (busy !== "") return;
    setCurrent({ what, etag });
    const errors = await make().catch(whyNot);
    if (errors.length > 0) {
      setCurrent({ what: "", etag });
      notes.fail(errors);
      return;
    }
    form?.savedBeside();
    notes.say(notice);
  };
  return { busy, change, notes };
}

/** What the owner can do to a photo's picture (docs/product.md 3.7). */
export function PhotoTools({ photo, etag }: { photo: PhotoToEdit; etag: string }) {
  const { photoId, fileName, rotation } = photo;
  const [isCropping, setCropping] = useState(false);
  const { busy, change, notes } = usePictureChange(etag);
  const { busy: loading, fetchIt } = useDownload(notes);
  const isBusy = busy !== "" || undefined;

  const turn = (side: Side) =>
    change(side, "Photo rotated.", () => {
      const body = { photoId, rotation: turned(rotation, side) };
      return ownerSave("POST /api/photorotate", { body, ifMatch: etag });
    });
  const crop = (bannerAt: number | null) => {
    setCropping(false);
    if (bannerAt === photo.bannerAt) return;
    void change("banner", "Banner changed.", () =>
      ownerSave("POST /api/photobanner", { body: { photoId, bannerAt }, ifMatch: etag }),
    );
  };
  const replaceBy = async (file: File) => {
    const refusal = refusalOf(file);
    if (refusal !== "") {
      notes.fail([{ fieldId: "", errorMessage: refusal }]);
      return;
    }
    const isSure = await askAboutReplacing(photoId).then(
      (question) => question === "" || window.confirm(question),
      (error: unknown) => {
        notes.fail(whyNotSaved(error));
        return false;
      },
    );
    if (!isSure) return;
    const notice = `File replaced. The earlier one is kept for ${binDays} days: Undo is under History.`;
    const asked = { params: { id: photoId }, ifMatch: etag };
    void change("replace", notice, () =>
      ownerSaveFile("POST /api/photoreplace/{id}", { field: "file", file }, asked),
    );
  };
  const download = () =>
    fetchIt("original", () =>
      ownerFile("GET /api/photooriginal/{id}", fileName, { params: { id: photoId } }),
    );

  return (
    <section aria-label="Picture" className={styles.tools}>
      <IndexNotes notes={notes} />
      <div className={styles.buttons}>
        <Button aria-disabled={isBusy} onClick={() => void turn("left")}>
          <Icon name="turnLeft" />
          {busy === "left" ? "Rotating..." : "Rotate left"}
        </Button>
        <Button aria-disabled={isBusy} onClick={() => void turn("right")}>
          <Icon name="turnRight" />
          {busy === "right" ? "Rotating..." : "Rotate right"}
        </Button>
        <Button
          aria-haspopup="dialog"
          aria-disabled={isBusy}
          onClick={() => !isBusy && setCropping(true)}
        >
          {busy === "banner" ? "Cropping..." : "Crop banner…"}
        </Button>
        <FileButton
          accept={acceptedFiles}
          isBusy={busy !== ""}
          onChoose={(file) => void replaceBy(file)}
        >
          {busy === "replace" ? "Replacing..." : "Replace file…"}
        </FileButton>
        <Button aria-disabled={loading !== "" || undefined} onClick={() => void download()}>
          {loading === "" ? "Download original" : "Downloading..."}
        </Button>
      </div>
      {isCropping && (
        <BannerDialog photo={photo} onSave={crop} onClose={() => setCropping(false)} />
      )}
    </section>
  );
}
