import { useEffect, useRef } from "react";
import { announceSave } from "./announce-save";

/**
 * Returns a function to call once the screen's own record is deleted: everything is revalidated, but only
 * after the screen is left. Sooner, the screen would ask for the record it still shows, which is gone.
 */
export function useAnnounceOnLeave(): () => void {
  const isDeleted = useRef(false);
  useEffect(
    () => () => {
      if (isDeleted.current) announceSave();
    },
    [],
  );
  return () => {
    isDeleted.current = true;
  };
}
