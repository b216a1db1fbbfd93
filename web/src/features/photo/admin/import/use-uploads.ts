import { useEffect, useState, useSyncExternalStore } from "react";
import { uploadPhoto } from "../../../../lib/owner-client";
import { createUploads, type Uploads } from "./uploads";
import type { UploadQueue } from "./upload-queue";

/** A time to wait; less when the browser finds its network again. */
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

/** The uploads of a screen; they end with it. */
export function useUploads(): { uploads: Uploads; queue: UploadQueue } {
  const [uploads] = useState(() =>
    createUploads({
      send: (file, onProgress, signal) => uploadPhoto({ file, onProgress, signal }),
      pause,
    }),
  );
  const queue = useSyncExternalStore(uploads.subscribe, uploads.queue);
  useEffect(() => uploads.close, [uploads]);
  return { uploads, queue };
}
