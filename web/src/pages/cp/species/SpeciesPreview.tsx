import { useFormikContext } from "formik";
import type { ReactNode } from "react";
import type { SpeciesDraft } from "../../../components/panel/panel-species";
import { InternalMark } from "../../../components/ui/InternalMark";
import type { SpeciesKind } from "shared-types";
import { PhotoPreview } from "../../../features/photo/admin/PhotoPreview";
import styles from "./SpeciesPreview.module.css";

/** A number field may contain anything while typing. */
const photoIdOf = (typed: unknown): number => {
  const photoId = Number(typed);
  return Number.isInteger(photoId) && photoId > 0 ? photoId : 0;
};

/** A live preview of the record's row and page. */
export function SpeciesPreview<K extends SpeciesKind>(props: {
  facts: (draft: SpeciesDraft<K>) => ReactNode;
}) {
  const { values } = useFormikContext<SpeciesDraft<K>>();
  const thumbId = photoIdOf(values.thumbId);
  const bannerId = photoIdOf(values.bannerId);
  return (
    <section className={styles.preview} aria-label="Preview">
      <p className={styles.label}>In the list</p>
      <div className={styles.row}>
        <div className={styles.words}>
          <p className={styles.name}>
            {values.nameCommon || "No name yet"}
            {values.internal && <InternalMark />}
          </p>
          {values.aka && <p className={styles.aka}>{values.aka}</p>}
          <p className={styles.scientific}>{values.nameScientific}</p>
          {values.notesShort && <p className={styles.notes}>{values.notesShort}</p>}
        </div>
        {thumbId > 0 && (
          <div className={styles.thumb}>
            <PhotoPreview key={thumbId} photoId={thumbId} shape="square" />
          </div>
        )}
      </div>
      <p className={styles.label}>On its page</p>
      <div className={styles.page}>
        {bannerId > 0 && (
          <div className={styles.banner}>
            <PhotoPreview key={bannerId} photoId={bannerId} shape="banner" />
          </div>
        )}
        <p className={styles.title}>{values.nameDisplay || "No name yet"}</p>
        <p className={styles.scientific}>{values.nameScientific}</p>
        {props.facts(values)}
      </div>
    </section>
  );
}
