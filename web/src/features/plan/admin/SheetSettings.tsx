import { useState } from "react";
import { limits } from "shared-types/kit/limits";
import { importMaxMegapixels, photoFormatNames } from "shared-types/photo/import";
import type { PlanSheet } from "shared-types/plan/answers";
import { whyNotDone } from "../../../components/form/errors";
import type { PictureKit } from "../../../components/form/PictureField";
import { Button } from "../../../components/ui/Button";
import { FileButton } from "../../../components/ui/FileButton";
import { uploadPicture } from "../../../lib/owner-picture";
import { useSheets } from "./editor";
import { Entry, numberOf } from "./fields";
import styles from "./Editor.module.css";

/** What a drawing is: a picture that is uploaded or chosen, or a blank lot of a size; and its words. */
export function SheetSettings({ Picker }: Pick<PictureKit, "Picker">) {
  const { sheet, sheetNow, change, changeLater } = useSheets();
  const [isPicking, setPicking] = useState(false);
  const [notice, say] = useState("");
  const [isNew] = useState(sheet?.photoId === 0 && sheet.plantings.length === 0);
  if (!sheet) return null;
  const set = (fields: Partial<PlanSheet>) => change({ ...(sheetNow() ?? sheet), ...fields });

  const upload = async (chosen: File) => {
    say("Uploading…");
    try {
      const { errors, photoId } = await uploadPicture(chosen);
      // What was drawn meanwhile stays.
      if (errors.length === 0) changeLater(sheet.sheetId, { photoId });
      say(errors[0]?.errorMessage ?? "");
    } catch (error) {
      say(whyNotDone(error)[0]?.errorMessage ?? "");
    }
  };

  return (
    <details className={styles.settings} open={isNew}>
      <summary className={styles.summary}>Drawing and text</summary>
      <div className={styles.open}>
        <div className={styles.buttons}>
          <FileButton
            accept="image/*,.heic,application/pdf"
            onChoose={(chosen) => void upload(chosen)}
          >
            {sheet.photoId === 0 ? "Upload a drawing…" : "Upload another drawing…"}
          </FileButton>
          <Button onClick={() => setPicking(true)}>Choose from photos…</Button>
          {sheet.photoId !== 0 && (
            <Button kind="quiet" onClick={() => set({ photoId: 0 })}>
              Blank lot
            </Button>
          )}
        </div>
        <p role="status" className={styles.error}>
          {notice}
        </p>
        <p className={styles.hint}>
          A drawing, a scan or a photo of one on paper: {photoFormatNames}, up to{" "}
          {importMaxMegapixels} megapixels. Without one, the lot is graph paper.
        </p>
        <div className={styles.fields}>
          <Entry
            label="Drawing title"
            value={sheet.title}
            maxLength={limits.text}
            placeholder="East side"
            onEntered={(title) => set({ title })}
          />
          <Entry
            label="Width in feet"
            value={sheet.feet ? String(sheet.feet) : ""}
            inputMode="decimal"
            onEntered={(text) => set({ feet: numberOf(text) })}
          />
          {sheet.photoId === 0 && (
            <Entry
              label="Depth in feet"
              value={sheet.depth ? String(sheet.depth) : ""}
              inputMode="decimal"
              onEntered={(text) => set({ depth: numberOf(text) })}
            />
          )}
          <Entry
            label="North, degrees from top"
            value={sheet.north === null ? "" : String(sheet.north)}
            inputMode="decimal"
            onEntered={(text) => set({ north: text.trim() === "" ? null : numberOf(text) })}
          />
          <Entry
            label="Alt text"
            hint="What the drawing shows, for people who can’t see it"
            isWide
            value={sheet.alt}
            maxLength={limits.imageAlt}
            onEntered={(alt) => set({ alt })}
          />
          <Entry
            label="Caption"
            isWide
            value={sheet.caption}
            maxLength={limits.altCaption}
            onEntered={(caption) => set({ caption })}
          />
        </div>
        {isPicking && (
          <Picker
            title="Choose the drawing"
            current={sheet.photoId}
            onPick={(photoId) => {
              set({ photoId });
              setPicking(false);
            }}
            onClose={() => setPicking(false)}
          />
        )}
      </div>
    </details>
  );
}
