import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { ownerRead } from "../../../../lib/owner-calls";
import { announceSave } from "../../../../lib/announce-save";
import { createImportWatch, type ImportState, type ImportWatch } from "./import-watch";

const pause = (ms: number) => new Promise<void>((resolve) => window.setTimeout(resolve, ms));

/** The server's import, watched while the screen is open. */
export function useImport(): { watch: ImportWatch; state: ImportState } {
  const [watch] = useState(() =>
    createImportWatch({
      start: (visibility) => ownerRead("POST /api/photosimport", { body: { visibility } }),
      read: () => ownerRead("GET /api/photosimport"),
      pause,
      onOver: announceSave,
    }),
  );
  const state = useStore(watch.state);
  useEffect(() => {
    const look = () => void watch.look();
    look();
    // Files may have been copied into the inbox in the meantime.
    window.addEventListener("focus", look);
    return () => {
      window.removeEventListener("focus", look);
      watch.close();
    };
  }, [watch]);
  return { watch, state };
}
