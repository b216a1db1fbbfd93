import { useEffect, useRef, useState } from "react";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { photoMimeTypes } from "shared-types/photo/import";
import { whyNotDone } from "../../../components/form/errors";
import type { UploadProps } from "../../../components/form/PictureField";
import { FileButton } from "../../../components/ui/FileButton";
import { uploadPicture } from "../../../lib/owner-picture";

interface PictureUploadProps extends UploadProps {
  /** What the button says. */
  verb?: string;
  accept?: string;
  capture?: "environment";
  /** Why a file could not be sent, after what can be done about it. */
  explain?: (error: unknown, file: File) => ValidationErrors | Promise<ValidationErrors>;
}

/** Uploads a picture that only the site itself uses; it becomes a photo like any other. */
export function PictureUpload({
  label,
  onUploaded,
  onFault,
  verb = "Upload…",
  accept = photoMimeTypes.join(","),
  capture,
  explain = whyNotDone,
}: PictureUploadProps) {
  const [isBusy, setBusy] = useState(false);
  // A file takes a while, and what is typed meanwhile must stay: the picture goes to the form as it is by then.
  const latest = useRef({ onUploaded, onFault });
  useEffect(() => {
    latest.current = { onUploaded, onFault };
  }, [onUploaded, onFault]);
  const upload = async (file: File) => {
    setBusy(true);
    const answer = await uploadPicture(file).catch(async (error: unknown) => ({
      errors: await explain(error, file),
      photoId: 0,
    }));
    setBusy(false);
    if (answer.photoId > 0) latest.current.onUploaded(answer.photoId);
    else latest.current.onFault(answer.errors[0]?.errorMessage ?? "The picture was not uploaded.");
  };
  return (
    <FileButton
      aria-label={`${verb} ${label}`}
      accept={accept}
      capture={capture}
      isBusy={isBusy}
      onChoose={(file) => void upload(file)}
    >
      {isBusy ? "Uploading..." : verb}
    </FileButton>
  );
}
