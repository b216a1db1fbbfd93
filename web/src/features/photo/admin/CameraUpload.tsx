import type { ValidationErrors } from "shared-types/kit/error-answers";
import { whyNotDone } from "../../../components/form/errors";
import type { UploadProps } from "../../../components/form/PictureField";
import { isAway } from "../../../lib/errors";
import { mediaHook } from "../../../lib/media";
import { keepShared } from "../../../lib/shared-photos";
import { PictureUpload } from "./PictureUpload";

const useTouch = mediaHook("(pointer: coarse)");

const kept =
  "There is no network. The photo is kept on this device: Import Photo Data offers to upload it.";

/** Browsers do not put what they take into the gallery: without a network it would be lost. */
async function keepAndExplain(error: unknown, file: File): Promise<ValidationErrors> {
  if (!isAway(error)) return whyNotDone(error);
  return keepShared([file]).then(
    () => [{ fieldId: "", errorMessage: kept }],
    () => whyNotDone(error),
  );
}

/** Takes a photo with a phone's camera; at a desk it uploads one. */
export function CameraUpload(props: UploadProps) {
  const verb = useTouch() ? "Take…" : "Upload…";
  return (
    <PictureUpload
      {...props}
      verb={verb}
      accept="image/*"
      capture="environment"
      explain={keepAndExplain}
    />
  );
}
