import { useEffect, useRef, type SyntheticEvent, useState } from "react";
import { createPortal } from "react-dom";
import type { PickerProps } from "../../../components/form/PictureField";
import { Button } from "../../../components/ui/Button";
import { ModalDialog } from "../../../components/ui/ModalDialog";
import { usePhotoList, photoFilterSpec } from "../api/photo";
import { PhotoFound } from "../components/PhotoFound";
import { PhotoPanel } from "../components/PhotoPanel";
import { GridSkeleton } from "./GridSkeleton";
import styles from "./PhotoGrid.module.css";
import { filterToQuery } from "../../../lib/filter";
import type { ListFilter } from "../../../lib/list-filter";
import type { PhotoFilter } from "shared-types/photo/codes";
import type { PhotoItem } from "shared-types/photo/answers";
import { moveInGrid } from "../../../components/ui/grid-arrows";
import { CellPicture, CellWords } from "./PhotoCell";

/** React events bubble to the form that opened the dialog; none is meant for it. */
const keep = (event: SyntheticEvent) => event.stopPropagation();

/** A dialog to search and pick a photo. */
export function PicturePicker({ title, likely, current, onPick, onClose }: PickerProps) {
  const box = useRef<HTMLDivElement>(null);
  const list = useOwnFilter();
  const read = usePhotoList(list.filter);

  // The dialog is open by now and has focused its first field; most people start typing.
  useEffect(() => box.current?.querySelector<HTMLElement>("input[type=search]")?.focus(), []);

  const turnTo = (pageId: number) => {
    list.change({ pageId });
    box.current?.querySelector("dialog")?.scrollTo({ top: 0 });
  };

  return createPortal(
    <div ref={box} onSubmit={keep} onKeyDown={keep}>
      <ModalDialog title={title} onClose={onClose} size="wide">
        <div className={styles.picker}>
          <PhotoPanel list={list} listPath="" read={read} />
          {likely && likely.photos.length > 0 && !list.differs && (
            <section className={styles.likely}>
              <h3 className={styles.heading}>{likely.title}</h3>
              <PickerGrid
                label={likely.title}
                photos={likely.photos}
                current={current}
                onPick={onPick}
              />
              <h3 className={styles.heading}>All photos</h3>
            </section>
          )}
          <PhotoFound
            list={list}
            read={read}
            turning={{ onPage: turnTo }}
            skeleton={<GridSkeleton />}
          >
            {(photos) => (
              <PickerGrid label="Photos" photos={photos} current={current} onPick={onPick} />
            )}
          </PhotoFound>
          <div className={styles.pickerActions}>
            <Button onClick={onClose}>Cancel</Button>
          </div>
        </div>
      </ModalDialog>
    </div>,
    document.body,
  );
}

/** The gallery's filter for a dialog: it is not in the address and ends with the dialog. */
function useOwnFilter(): ListFilter<PhotoFilter> {
  const [filter, setFilter] = useState(photoFilterSpec.defaults);
  return {
    filter,
    differs: filterToQuery(photoFilterSpec, filter) !== "",
    change: (fields) => setFilter({ ...filter, ...fields }),
    clear: () => setFilter(photoFilterSpec.defaults),
  };
}

interface PickerGridProps extends Pick<PickerProps, "current" | "onPick"> {
  label: string;
  photos: readonly PhotoItem[];
}

/** Photos as buttons, with arrow key navigation. */
function PickerGrid({ label, photos, current, onPick }: PickerGridProps) {
  return (
    <ul role="list" className={styles.grid} aria-label={label} onKeyDown={moveInGrid}>
      {photos.map((photo, i) => (
        <li key={photo.photoId}>
          <button
            type="button"
            data-cell="choice"
            className={styles.choice}
            aria-pressed={photo.photoId === current}
            onClick={() => onPick(photo.photoId)}
          >
            <CellPicture photo={photo} isEager={i < 12} />
            <CellWords photo={photo}>{photo.photoId === current && " · current"}</CellWords>
          </button>
        </li>
      ))}
    </ul>
  );
}
