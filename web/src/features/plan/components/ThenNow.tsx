import { useState } from "react";
import { dateWords } from "shared-types/kit/date";
import type { PhotoItem } from "shared-types/photo/answers";
import type { Viewpoint } from "shared-types/viewpoint/answers";
import { Picture } from "../../../components/ui/Picture";
import { dateOf } from "../../../lib/format";
import { images } from "../../../lib/paths";
import { useSite } from "../../../lib/settings";
import styles from "./ThenNow.module.css";

/** The section of a viewpoint, which its mark on the drawing leads to. */
export const viewpointAnchor = (viewpointId: number) => `viewpoint-${viewpointId}`;

const sizes = "(min-width: 81rem) 75rem, 100vw";

/** Two photos from one spot under one another, with an edge between them that pointer, touch and keyboard move. */
export function ThenNow({ viewpoint, letter }: { viewpoint: Viewpoint; letter: string }) {
  const { settings } = useSite();
  const { viewpointId, name, photos } = viewpoint;
  const [place, setPlace] = useState(0);
  const [edge, setEdge] = useState(50);
  // What has no date is not known to be the newest.
  const now = photos.findLast(({ dateTaken }) => dateTaken !== null) ?? photos.at(-1);
  const earlier = photos.filter((photo) => photo !== now);
  const then = earlier[place] ?? earlier[0];
  if (!now || !then) return null;
  const dayOf = ({ dateTaken }: PhotoItem) =>
    dateWords(dateOf(dateTaken, settings.timeZone)) || "Undated";
  const picture = (photo: PhotoItem) => (
    <Picture
      key={photo.photoId}
      src={images.full(photo.fileName, photo.version)}
      sources={photo.sources}
      width={photo.width}
      height={photo.height}
      placeholder={photo.placeholder}
      alt={photo.alt}
      sizes={sizes}
      fit="cover"
      className={styles.picture}
    />
  );
  return (
    <section className={styles.view} id={viewpointAnchor(viewpointId)} aria-label={name}>
      <h3 className={styles.name}>
        <span className={styles.letter}>{letter}</span>
        {name}
      </h3>
      <div className={styles.frame} style={{ aspectRatio: `${now.width} / ${now.height}` }}>
        {picture(now)}
        <div className={styles.then} style={{ clipPath: `inset(0 ${100 - edge}% 0 0)` }}>
          {picture(then)}
        </div>
        <span className={styles.edge} style={{ insetInlineStart: `${edge}%` }} aria-hidden="true" />
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={100}
          value={edge}
          aria-label={`How much of ${dayOf(then)} is shown`}
          aria-valuetext={`${edge}%`}
          onChange={({ target }) => setEdge(Number(target.value))}
        />
      </div>
      <div className={styles.dates}>
        <span>{dayOf(then)}</span>
        <span>{dayOf(now)}</span>
      </div>
      {earlier.length > 1 && (
        <div className={styles.years} role="group" aria-label={`${name}: compare with`}>
          {earlier.map((photo, n) => (
            <button
              key={photo.photoId}
              type="button"
              className={styles.year}
              aria-pressed={photo === then}
              onClick={() => setPlace(n)}
            >
              {dayOf(photo)}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
