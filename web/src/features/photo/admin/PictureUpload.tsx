import { useRef, useState } from "react";
import { photoMimeTypes } from "shared-types";
import { whyNotDone } from "../../../components/form/errors";
import { Button } from "../../../components/ui/Button";
import { VisuallyHidden } from "../../../components/ui/VisuallyHidden";
import { uploadPicture } from "../../../lib/owner-picture";

interface PictureUploadProps {
  label: string;
  onUploaded: (photoId: number) => void;
  onFault: (words: string) => void;
}

/** Uploads a picture that only the site itself uses; it becomes a photo like any other. */
export function PictureUpload({ label, onUploaded, onFault }: PictureUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const upload = async (file: File) => {
    setBusy(true);
    const answer = await uploadPicture(file).catch((error: unknown) => ({
      errors: whyNotDone(error),
      photoId: 0,
    }));
    setBusy(false);
    if (answer.photoId > 0) onUploaded(answer.photoId);
    else onFault(answer.errors[0]?.errorMessage ?? "The picture was not uploaded.");
  };
  return (
    <>
      <Button
        aria-label={`Upload… ${label}`}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && input.current?.click()}
      >
        {isBusy ? "Uploading..." : "Upload…"}
      </Button>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-hidden="true"
          accept={photoMimeTypes.join(",")}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = "";
            if (file) void upload(file);
          }}
        />
      </VisuallyHidden>
    </>
  );
}
