import { memo } from "react";
import type { PhotoOptions } from "shared-types";
import { fieldDomId } from "../../../../components/form/field-id";
import { DescribeFields } from "./DescribeFields";
import { DescribePicture } from "./DescribePicture";
import styles from "./DescribeRow.module.css";
import type { Describer } from "./describer";
import { EntryState } from "./EntryState";
import { NewerVersion } from "./NewerVersion";
import { fieldNameOf } from "./use-describe-keys";
import { useEntry } from "./use-describer";
import { useNear } from "./use-near";

interface DescribeRowProps {
  describer: Describer;
  photoId: number;
  place: number;
  options: PhotoOptions;
  isChosen: boolean;
  onChoose: (photoId: number, isRange: boolean) => void;
}

/** Rows rendered initially. */
const first = 4;

/** One photo: its checkbox, picture and fields. */
export function DescribeRow(props: DescribeRowProps) {
  const { describer, photoId, place, options, isChosen, onChoose } = props;
  const [ref, isNear] = useNear(place < first);
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
        <label className={styles.pick}>
          <input
            id={fieldDomId(fieldNameOf(photoId, "pick"))}
            type="checkbox"
            checked={isChosen}
            // A change starts as a click event, also by keyboard, and only that has shiftKey.
            onChange={({ nativeEvent }) =>
              onChoose(photoId, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
          No. {photoId}
        </label>
        <EntryState describer={describer} photoId={photoId} />
      </div>
      {isNear ? (
        <DescribeBody describer={describer} photoId={photoId} place={place} options={options} />
      ) : (
        <div className={styles.later} />
      )}
    </div>
  );
}

type DescribeBodyProps = Pick<DescribeRowProps, "describer" | "photoId" | "place" | "options">;

/** Renders again only when this photo changes. */
const DescribeBody = memo(function DescribeBody(props: DescribeBodyProps) {
  const { describer, photoId, place, options } = props;
  const entry = useEntry(describer, photoId);
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
          onChange={(fields) => describer.change(photoId, fields)}
          onSameAsAbove={place > 0 ? () => describer.sameAsAbove(photoId) : undefined}
        />
      </div>
    </div>
  );
});
