import { useFormikContext } from "formik";
import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { limits } from "shared-types/kit/limits";
import type { ResourceDraft } from "shared-types/resource/schema";
import { TextInput } from "../../../components/form/controls";
import { whyNotDone } from "../../../components/form/errors";
import { FieldFrame } from "../../../components/form/FieldFrame";
import type { PictureKit } from "../../../components/form/PictureField";
import { useFormField } from "../../../components/form/use-form-field";
import { Button } from "../../../components/ui/Button";
import { ownerRead } from "../../../lib/owner-calls";
import styles from "./PictureNameField.module.css";

/** The preview beside the form shows the picture. */
export type NameKit = Omit<PictureKit, "Preview">;

const name = "imgFileName";
const label = "Image File Name";

/** Puts a photo into the folder of a category. */
async function putPhoto(photoId: number, categoryId: number) {
  const body = { photoId, categoryId };
  return ownerRead("POST /api/resourcepicture", { body }).catch((error: unknown) => ({
    errors: whyNotDone(error),
    fileName: "",
  }));
}

/** The file that a photo has become; it moves with the entry to another category. */
interface Put {
  photoId: number;
  categoryId: number;
  fileName: string;
}

/** The name of the entry's picture, which a photo or an upload fills in; the picture goes into the folder of the entry’s category. */
export function PictureNameField({ kit: { Picker, Upload } }: { kit: NameKit }) {
  const { categoryId } = useFormikContext<ResourceDraft>().values;
  const { value, error, set, touch } = useFormField<string>(name);
  const [isPicking, setPicking] = useState(false);
  const [fault, setFault] = useState<string>();
  const last = useRef<Put>(null);

  const put = async (photoId: number) => {
    const { errors, fileName } = await putPhoto(photoId, categoryId);
    setFault(errors[0]?.errorMessage);
    if (fileName === "") return;
    last.current = { photoId, categoryId, fileName };
    set(fileName);
  };

  const take = (photoId: number) => {
    setPicking(false);
    if (categoryId === 0)
      setFault("Please select a category first: the picture goes into its folder.");
    else void put(photoId);
  };

  const move = useEffectEvent(() => {
    const { current } = last;
    if (current?.fileName !== value || categoryId === 0) return;
    if (current.categoryId === categoryId) return;
    // Until it is in the other folder, the preview shows none.
    set("");
    void put(current.photoId);
  });
  useLayoutEffect(() => move(), [categoryId]);

  return (
    <FieldFrame
      name={name}
      label={label}
      maxLength={limits.imgFileName}
      hint="Choose a photo or upload a picture; its name then appears here."
      error={fault ?? error}
    >
      <div className={styles.row}>
        <TextInput
          name={name}
          type="text"
          value={value}
          autoComplete="off"
          onChange={({ target }) => {
            setFault(undefined);
            set(target.value);
          }}
          onBlur={touch}
        />
        <Button
          aria-haspopup="dialog"
          aria-label={`Choose… ${label}`}
          onClick={() => setPicking(true)}
        >
          Choose…
        </Button>
        {Upload && <Upload label={label} onFault={setFault} onUploaded={take} />}
      </div>
      {isPicking && (
        <Picker
          title="Choose the picture"
          current={0}
          onPick={take}
          onClose={() => setPicking(false)}
        />
      )}
    </FieldFrame>
  );
}
