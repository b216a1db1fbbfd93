import { useState, type ComponentType } from "react";
import type { PhotoItem } from "shared-types/photo/answers";
import { Button } from "../ui/Button";
import { TextInput } from "./controls";
import { FieldFrame, type FieldProps } from "./FieldFrame";
import { typedNumber } from "./NumberField";
import styles from "./PictureField.module.css";
import { useFormField } from "./use-form-field";

/** How the site shows the picture: a small square, or a wide strip. */
type PictureShape = "square" | "banner";

/** The photos that are most likely meant, with what they are: 'Photos of Swamp Milkweed'. */
export interface LikelyPhotos {
  title: string;
  photos: readonly PhotoItem[];
}

export interface PickerProps {
  title: string;
  /** Shown before all others, unless there are none. */
  likely?: LikelyPhotos;
  /** The current photo's id; 0 for none. */
  current: number;
  onPick: (photoId: number) => void;
  onClose: () => void;
}

export interface UploadProps {
  label: string;
  onUploaded: (photoId: number) => void;
  onFault: (words: string) => void;
}

/** Provided by the photo feature, which components cannot import. */
export interface PictureKit {
  /** The photo with an id, or a message that there is none. */
  Preview: ComponentType<{ photoId: number; shape: PictureShape }>;
  /** A dialog to choose from. */
  Picker: ComponentType<PickerProps>;
  /** A button to upload a file in its place. */
  Upload?: ComponentType<UploadProps>;
  /** What the photo is called, beside its number. */
  Words?: ComponentType<{ photoId: number }>;
}

const pickerTitles: Record<PictureShape, string> = {
  square: "Choose the thumbnail",
  banner: "Choose the banner",
};

interface PictureFieldProps extends Omit<FieldProps, "maxLength"> {
  shape: PictureShape;
  /** The title of the dialog, where it is neither thumbnail nor banner. */
  pickerTitle?: string;
  likely?: LikelyPhotos;
  kit: PictureKit;
}

/** A photo's id, with the photo beside it and a dialog to choose another. */
export function PictureField({
  shape,
  pickerTitle = pickerTitles[shape],
  likely,
  kit: { Preview, Picker, Upload, Words },
  ...frame
}: PictureFieldProps) {
  const { value, error, set, touch } = useFormField<number | string>(frame.name);
  const [isPicking, setPicking] = useState(false);
  const [fault, setFault] = useState<string>();
  // What was wrong with the last upload is over.
  const put = (next: number | string) => {
    setFault(undefined);
    set(next);
  };
  const photoId = Number(value);
  const isChosen = Number.isInteger(photoId) && photoId > 0;

  return (
    <FieldFrame {...frame} error={fault ?? error}>
      <div className={styles.row} data-shape={shape}>
        <div className={styles.frame}>
          {isChosen ? (
            <Preview key={photoId} photoId={photoId} shape={shape} />
          ) : (
            <span className={styles.none}>No picture</span>
          )}
        </div>
        <div className={styles.controls}>
          <TextInput
            name={frame.name}
            type="text"
            inputMode="numeric"
            value={String(value)}
            autoComplete="off"
            onChange={({ target }) => put(typedNumber(target.value))}
            onBlur={touch}
          />
          <Button
            aria-haspopup="dialog"
            aria-label={`Choose… ${frame.label}`}
            onClick={() => setPicking(true)}
          >
            Choose…
          </Button>
          {Upload && <Upload label={frame.label} onFault={setFault} onUploaded={put} />}
          {isChosen && (
            <Button kind="quiet" onClick={() => put(0)} aria-label={`Remove ${frame.label}`}>
              Remove
            </Button>
          )}
          {Words && isChosen && <Words photoId={photoId} />}
        </div>
      </div>
      {isPicking && (
        <Picker
          title={pickerTitle}
          likely={likely}
          current={isChosen ? photoId : 0}
          onPick={(picked) => {
            put(picked);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </FieldFrame>
  );
}
