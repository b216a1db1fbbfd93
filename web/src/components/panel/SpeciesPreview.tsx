import type { ReactNode } from "react";
import type { PictureKit } from "../form/PictureField";
import type { SpeciesDraft } from "./species-kind";
import styles from "./SpeciesPreview.module.css";

interface SpeciesPreviewProps {
  values: SpeciesDraft;
  Picture: PictureKit["Preview"];
  facts: ReactNode;
}

/** A field of numbers may hold anything while it is typed in. */
const photoIdOf = (typed: unknown): number => {
  const photoId = Number(typed);
  return Number.isInteger(photoId) && photoId > 0 ? photoId : 0;
};

/** The record as its row and its page will show it, while it is typed. */
export function SpeciesPreview({ values, Picture, facts }: SpeciesPreviewProps) {
  const thumbId = photoIdOf(values.thumbId);
  const bannerId = photoIdOf(values.bannerId);
  return (
    <section className={styles.preview} aria-label="Preview">
      <p className={styles.label}>In the list</p>
      <div className={styles.row}>
        <div className={styles.words}>
          <p className={styles.name}>
            {values.nameCommon || "No name yet"}
            {values.internal && <span className={styles.internal}>Internal</span>}
          </p>
          {values.aka && <p className={styles.aka}>{values.aka}</p>}
          <p className={styles.scientific}>{values.nameScientific}</p>
          {values.notesShort && <p className={styles.notes}>{values.notesShort}</p>}
        </div>
        {thumbId > 0 && (
          <div className={styles.thumb}>
            <Picture key={thumbId} photoId={thumbId} shape="square" />
          </div>
        )}
      </div>
      <p className={styles.label}>On its page</p>
      <div className={styles.page}>
        {bannerId > 0 && (
          <div className={styles.banner}>
            <Picture key={bannerId} photoId={bannerId} shape="banner" />
          </div>
        )}
        <p className={styles.title}>{values.nameDisplay || "No name yet"}</p>
        <p className={styles.scientific}>{values.nameScientific}</p>
        {facts}
      </div>
    </section>
  );
}
