import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { PhotosUploaded } from "shared-types/photo/answers";
import { readBody } from "../../../../lib/api-client";
import { ownerSend } from "../../../../lib/owner-calls";
import type { FileOnItsWay } from "../../../../lib/send-file";
import { createUploads, type Uploads } from "./uploads";
import type { UploadQueue } from "./upload-queue";

/** Uploads one photo. @throws ApiError; a DOMException when it was stopped. */
async function uploadPhoto(upload: Omit<FileOnItsWay, "field">): Promise<PhotosUploaded> {
  return readBody<PhotosUploaded>(
    await ownerSend("POST /api/photosupload", { field: "files", ...upload }),
  );
}

/** A delay, cut short when the browser is online again. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      window.clearTimeout(timer);
      window.removeEventListener("online", end);
      resolve();
    };
    const timer = window.setTimeout(end, ms);
    window.addEventListener("online", end);
  });
}

/** The uploads of a screen, which stop when it is left. */
export function useUploads(): { uploads: Uploads; queue: UploadQueue } {
  const [uploads] = useState(() =>
    createUploads({
      send: ({ file, sidecars }, onProgress, signal) =>
        uploadPhoto({ file, others: sidecars, onProgress, signal }),
      pause,
    }),
  );
  const queue = useStore(uploads.queue);
  useEffect(() => uploads.stop, [uploads]);
  return { uploads, queue };
}
