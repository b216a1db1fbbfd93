import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { pageParameters } from "shared-types/site/reader";
import { readPhotoId } from "../api/photo";

const { openPhotoId } = pageParameters;

/** How the address names the photo that is open over a page. */
export interface PhotoAddress {
  photoId: number | undefined;
  /** The address with a photo open, or with none. */
  hrefOf: (photoId: number | undefined) => string;
}

interface OpenedHere {
  /** Whether the previous history entry is the page without a photo. */
  isOpened: true;
}

const isOpened = (state: unknown) => (state as Partial<OpenedHere> | null)?.isOpened === true;

/**
 * Opening a photo adds a history entry, sliding replaces it, and closing goes back; if the
 * visitor came straight to the photo, closing replaces the entry by its page.
 */
export function useOpenPhoto({ hrefOf }: PhotoAddress) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const stay = { preventScrollReset: true };
  return {
    open: (photoId: number) =>
      void navigate(hrefOf(photoId), { ...stay, state: { isOpened: true } satisfies OpenedHere }),
    /** Moves on to another photo; Back leaves them all at once. */
    slideTo: (photoId: number) => void navigate(hrefOf(photoId), { ...stay, replace: true, state }),
    close: () =>
      void (isOpened(state)
        ? navigate(-1)
        : navigate(hrefOf(undefined), { ...stay, replace: true })),
  };
}

/** A photo open over a page with its own address: it is in the query string. */
export function useQueryPhoto(): PhotoAddress {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  return {
    photoId: readPhotoId(query.get(openPhotoId)),
    hrefOf: (photoId) =>
      photoId === undefined ? pathname : `${pathname}?${openPhotoId}=${photoId}`,
  };
}
