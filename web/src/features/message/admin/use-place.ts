import { useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router-dom";
import { filterFromQuery } from "../../../lib/filter";
import { placePath, placeSpec } from "./place";

/** The id of a message's link in the list. */
export const rowDomId = (messageId: number) => `message-${messageId}`;

/** Navigation state: the row to focus; 0 for the heading. */
export const focusState = (messageId: number) => ({ focusRow: messageId });

/** The inbox's state, held in the address, so that Back and links in mails work. */
export function usePlace() {
  const { search, state, key } = useLocation() as {
    search: string;
    state: Partial<ReturnType<typeof focusState>> | null;
    key: string;
  };
  const navigate = useNavigate();
  const isStaying = useNavigation().state === "idle";
  // What goes on after a call still has the render it began in: only a ref knows of a screen on its way, or shown by now.
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = isStaying;
    return () => {
      isHere.current = false;
    };
  }, [isStaying]);
  const place = useMemo(() => filterFromQuery(placeSpec, new URLSearchParams(search)), [search]);
  const focusRow = state?.focusRow;

  useEffect(() => {
    if (focusRow === undefined) return;
    const row = document.getElementById(rowDomId(focusRow));
    (row ?? document.querySelector<HTMLElement>("main h1"))?.focus();
  }, [focusRow, key]);

  return {
    place,
    /** Moves on to a row, opening its message or not. */
    goOn: (messageId: number, isClosing: boolean) => {
      // While the call was pending, the owner may have gone elsewhere.
      if (!isHere.current || window.location.search !== search) return;
      void navigate(placePath({ ...place, messageId: isClosing ? 0 : place.messageId }), {
        replace: !isClosing,
        preventScrollReset: true,
        state: focusState(messageId),
      });
    },
  };
}
