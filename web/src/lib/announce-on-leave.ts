import { useEffect, useRef } from "react";
import { announceSave } from "./swr";

/**
 * For the screen of a record that can be deleted there: what it gives notes that it was, and everything is read
 * again when the screen is left. Before, the screen would ask for the record it still shows, which is gone.
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
