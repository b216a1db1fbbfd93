import { memo, useEffect, useRef, useState, type RefObject } from "react";
import { isPortrait } from "shared-types/photo/codes";
import type { PhotoOptions, PhotoItem } from "shared-types/photo/answers";
import { fieldDomId } from "../../../../components/form/field-id";
import type { AltKnowledge } from "./alt-proposal";
import { DescribeFields } from "./DescribeFields";
import styles from "./DescribeRow.module.css";
import type { Describer } from "./describer";
import { NewerVersion } from "./NewerVersion";
import { fieldNameOf, focusField } from "./use-describe-keys";
import { useEntry, useShows } from "./use-describer";
import { isChanged, type Entry } from "./entry";
import { Button } from "../../../../components/ui/Button";
import { pickByLabel, usePick } from "../../../../components/ui/PickBox";
import { Picture } from "../../../../components/ui/Picture";
import { formatDateTime } from "../../../../lib/format";
import { images } from "../../../../lib/paths";
import { useSite } from "../../../../lib/settings";

/**
 * Whether an element has ever been near the viewport: five hundred forms are rendered only as one
 * scrolls to them. With `isFirst` from the start.
 */
function useNear(isFirst: boolean): [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(isFirst);
  useEffect(() => {
    if (isNear || !ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: "1200px 0px" },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [ref, isNear];
}

interface DescribePictureProps {
  photo: PhotoItem;
  isEager: boolean;
}

/** The picture that is being described, as large as possible. */
function DescribePicture({ photo, isEager }: DescribePictureProps) {
  return (
    <div className={styles.picture} data-portrait={isPortrait(photo)}>
      <Picture
        src={images.full(photo.fileName, photo.version)}
        alt={`No. ${photo.photoId}`}
        width={photo.width}
        height={photo.height}
        sources={photo.sources}
        sizes="(min-width: 64em) 34rem, 100vw"
        placeholder={photo.placeholder}
        eager={isEager}
      />
    </div>
  );
}

interface DescribeRowProps {
  describer: Describer;
  photoId: number;
  place: number;
  options: PhotoOptions;
  known: AltKnowledge;
  isChosen: boolean;
  onChoose: (photoId: number, isRange: boolean) => void;
}

/** Rows rendered initially. */
const first = 4;

/** One photo: its checkbox, picture and fields. */
export function DescribeRow(props: DescribeRowProps) {
  const { describer, photoId, place, options, known, isChosen, onChoose } = props;
  const [ref, isNear] = useNear(place < first);
  const onPick = (isRange: boolean) => onChoose(photoId, isRange);
  const pick = usePick(onPick);
  return (
    <div
      ref={ref}
      id={`photo-${photoId}`}
      role="group"
      aria-label={`No. ${photoId}`}
      className={styles.row}
      data-chosen={isChosen}
    >
      <div className={styles.head}>
        <label className={styles.pick} {...pickByLabel(onPick)}>
          <input
            id={fieldDomId(fieldNameOf(photoId, "pick"))}
            type="checkbox"
            className="part-checkbox"
            checked={isChosen}
            {...pick}
          />
          No. {photoId}
        </label>
        <EntryFile describer={describer} photoId={photoId} />
        {place > 0 && (
          <Button
            onClick={() => {
              describer.sameAsAbove(photoId);
              focusField(photoId, "alt");
            }}
          >
            Same as above
          </Button>
        )}
        <EntryState describer={describer} photoId={photoId} />
      </div>
      {isNear ? (
        <DescribeBody
          describer={describer}
          photoId={photoId}
          place={place}
          options={options}
          known={known}
        />
      ) : (
        <div className={styles.later} />
      )}
    </div>
  );
}

type DescribeBodyProps = Omit<DescribeRowProps, "isChosen" | "onChoose">;

/** Renders again only when this photo changes. */
const DescribeBody = memo(function DescribeBody(props: DescribeBodyProps) {
  const { describer, photoId, place, options, known } = props;
  const entry = useEntry(describer, photoId);
  const shows = useShows(describer);
  return (
    <div className={styles.body}>
      <DescribePicture photo={entry.photo} isEager={place < 2} />
      <div className={styles.side}>
        {entry.newer && (
          <NewerVersion
            newer={entry.newer}
            onTake={(keepsMine) => describer.takeNewer(photoId, keepsMine)}
          />
        )}
        <DescribeFields
          entry={entry}
          options={options}
          known={known}
          shows={shows}
          onChange={(fields) => describer.change(photoId, fields)}
        />
      </div>
    </div>
  );
});

/** The photo's file and the time it was taken, as its camera and folders know it. */
function EntryFile({ describer, photoId }: { describer: Describer; photoId: number }) {
  const { fileName, dateTaken } = useEntry(describer, photoId).photo;
  const { timeZone } = useSite().settings;
  return (
    <span className={styles.file}>
      <bdi>{fileName}</bdi>
      {dateTaken && ` · ${formatDateTime(dateTaken, timeZone)}`}
    </span>
  );
}

function stateOf(entry: Entry): { kind: string; words: string } {
  if (entry.newer) return { kind: "trouble", words: "Changed by someone else" };
  if (entry.errors.length > 0) return { kind: "trouble", words: "Needs a look" };
  if (entry.phase === "saving") return { kind: "changed", words: "Saving..." };
  if (isChanged(entry)) return { kind: "changed", words: "Not saved yet" };
  if (entry.phase === "saved") return { kind: "saved", words: "Saved" };
  return { kind: "same", words: "" };
}

/** The state of one photo. */
function EntryState({ describer, photoId }: { describer: Describer; photoId: number }) {
  const { kind, words } = stateOf(useEntry(describer, photoId));
  return (
    <span className={styles.state} data-kind={kind}>
      {words}
    </span>
  );
}
