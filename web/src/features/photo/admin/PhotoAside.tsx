import { useState } from "react";
import { binDays } from "shared-types/history/codes";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { PhotoToEdit } from "shared-types/photo/answers";
import { isPortrait } from "shared-types/photo/codes";
import { useEditForm } from "../../../components/form/edit-form-context";
import { whyNotSaved, whyRefused } from "../../../components/form/errors";
import { IndexNotes, useIndexNotes } from "../../../components/form/IndexNotes";
import { useDownload } from "../../../components/form/use-download";
import { Button } from "../../../components/ui/Button";
import { FileButton } from "../../../components/ui/FileButton";
import { Icon } from "../../../components/ui/Icon";
import { Picture } from "../../../components/ui/Picture";
import { ApiError } from "../../../lib/errors";
import { ownerSave, ownerSaveFile } from "../../../lib/owner-calls";
import { ownerFile } from "../../../lib/owner-files";
import { images, paths } from "../../../lib/paths";
import { readAgain } from "../../../lib/swr";
import { askAboutReplacing } from "./delete-photos";
import { acceptedFiles, refusalOf } from "./import/assess-file";
import styles from "./PhotoAside.module.css";
import { photoWords } from "./PhotoCell";
import { BannerDialog } from "./picture/BannerDialog";
import { turned, type Side } from "./picture/turned";

/** The photo next to its form, with what can be done to its picture; it opens at full size in a new tab. */
export function PhotoAside({ photo, etag }: { photo: PhotoToEdit; etag: string }) {
  const { photoId, fileName, version, width, height } = photo;
  const full = images.full(fileName, version);
  return (
    <div className={styles.aside}>
      <figure className={styles.figure} data-portrait={isPortrait(photo)}>
        <a
          href={full}
          target="_blank"
          rel="noopener"
          className={styles.link}
          title="Full size (opens in a new tab)"
        >
          <Picture
            key={version}
            src={full}
            alt={photoWords(photo)}
            width={width}
            height={height}
            sources={photo.sources}
            sizes="(min-width: 64em) 24rem, 100vw"
            placeholder={photo.placeholder}
            eager
          />
        </a>
        <figcaption className={styles.words}>
          {width.toLocaleString("en-US")} × {height.toLocaleString("en-US")} px.{" "}
          {photo.visibility === "public" && <a href={paths.photo(photoId)}>View on the site</a>}
        </figcaption>
      </figure>
      <PhotoTools photo={photo} etag={etag} />
    </div>
  );
}

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
function PhotoTools({ photo, etag }: { photo: PhotoToEdit; etag: string }) {
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
