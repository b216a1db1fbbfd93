import { useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from "react";
import type { PhotoToEdit } from "shared-types/photo/answers";
import { Button } from "../../../../components/ui/Button";
import { ModalDialog } from "../../../../components/ui/ModalDialog";
import { images } from "../../../../lib/paths";
import { placeAt, placeWords, stripOf } from "./banner-strip";
import styles from "./BannerDialog.module.css";

interface BannerDialogProps {
  photo: PhotoToEdit;
  /** `null`: the site chooses. */
  onSave: (bannerAt: number | null) => void;
  onClose: () => void;
}

/** Where the choice begins. */
const middle = 50;

/** Chooses what the banner shows: by dragging over the photo, or with a slider. */
export function BannerDialog({ photo, onSave, onClose }: BannerDialogProps) {
  const [place, setPlace] = useState(photo.bannerAt);
  const { fileName, version, width, height, bannerAt } = photo;
  const strip = stripOf(photo);
  const full = images.full(fileName, version);
  const at = place ?? middle;
  const position = strip.axis === "y" ? `50% ${at}%` : `${at}% 50%`;

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const box = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width;
    const y = (event.clientY - box.top) / box.height;
    setPlace(placeAt(strip.axis === "y" ? y : x, strip));
  };
  // The slider is horizontal, but what it moves goes up and down.
  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setPlace(Math.min(100, Math.max(0, at + step)));
  };

  return (
    <ModalDialog title="Crop the banner" onClose={onClose} size="wide">
      <div className={styles.choice}>
        {place === null && bannerAt === null ? (
          <img
            className={styles.banner}
            src={images.banner(fileName, version)}
            alt="The banner now"
          />
        ) : (
          <img
            className={styles.banner}
            src={full}
            alt="The banner as chosen"
            style={{ objectPosition: position }}
          />
        )}
        <div
          className={styles.photo}
          data-axis={strip.axis}
          style={
            {
              aspectRatio: `${width} / ${height}`,
              "--ratio": width / height,
              "--share": strip.share,
              "--at": at / 100,
            } as CSSProperties
          }
          onPointerDown={drag}
          onPointerMove={drag}
        >
          <img src={full} alt="" draggable={false} />
          {place !== null && <span className={styles.strip} />}
        </div>
        <label className={styles.slider}>
          Position
          <input
            type="range"
            min={0}
            max={100}
            value={at}
            aria-valuetext={placeWords(at, strip)}
            onChange={({ target }) => setPlace(target.valueAsNumber)}
            onKeyDown={press}
          />
        </label>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={place === null}
            onChange={({ target }) => setPlace(target.checked ? null : middle)}
          />
          Let the site choose
        </label>
      </div>
      <div className="part-buttons">
        <Button kind="solid" onClick={() => onSave(place)}>
          SAVE
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </ModalDialog>
  );
}
