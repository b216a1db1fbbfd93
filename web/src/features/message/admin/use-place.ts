import { useEffect, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { filterFromQuery } from "../../../lib/filter";
import { placePath, placeSpec, type Place } from "./place";

/** The id of a message's link in the list. */
export const rowDomId = (messageId: number) => `message-${messageId}`;

/** Navigation state: the row that gets the focus; 0 is the heading, when no row is left. */
export const focusState = (messageId: number) => ({ focusRow: messageId });

interface PlaceState {
  place: Place;
  /** Goes on from a row, with the open message or without. */
  goOn: (messageId: number, isClosing: boolean) => void;
}

/** Where the owner is; the address says it, so that 'back' and links of mails work. */
export function usePlace(): PlaceState {
  const { search, state, key } = useLocation() as {
    search: string;
    state: Partial<ReturnType<typeof focusState>> | null;
    key: string;
  };
  const navigate = useNavigate();
  const place = useMemo(() => filterFromQuery(placeSpec, new URLSearchParams(search)), [search]);
  const focusRow = state?.focusRow;

  useEffect(() => {
    if (focusRow === undefined) return;
    const row = document.getElementById(rowDomId(focusRow));
    (row ?? document.querySelector<HTMLElement>("main h1"))?.focus();
  }, [focusRow, key]);

  return {
    place,
    goOn: (messageId, isClosing) =>
      void navigate(placePath({ ...place, messageId: isClosing ? 0 : place.messageId }), {
        replace: !isClosing,
        preventScrollReset: true,
        state: focusState(messageId),
      }),
  };
}
