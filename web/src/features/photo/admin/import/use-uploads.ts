import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { uploadPhoto } from "../../../../lib/owner-client";
import { createUploads, type Uploads } from "./uploads";
import type { UploadQueue } from "./upload-queue";

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
      send: (file, onProgress, signal) => uploadPhoto({ file, onProgress, signal }),
      pause,
    }),
  );
  const queue = useStore(uploads.queue);
  useEffect(() => uploads.close, [uploads]);
  return { uploads, queue };
}
