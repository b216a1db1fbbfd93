import type { PhotoFilter } from "shared-types/photo/codes";
import type { PhotoItem } from "shared-types/photo/answers";
import { filterFromJson } from "../../../lib/filter";
import { readSession, writeSession } from "../../../lib/session";
import { useRead } from "../../../lib/swr";
import { photoList } from "../api/photo";
import { photoIndexSpec } from "./index-filter";
import { useState } from "react";

interface Neighbor {
  photoId: number;
  /** Its page of the index. */
  pageId: number;
}

interface Neighbors {
  previous: Neighbor | undefined;
  next: Neighbor | undefined;
  /** Lets the index open at the page with that photo. */
  goingTo: (neighbor: Neighbor) => void;
}

const at = (photo: PhotoItem | undefined, pageId: number): Neighbor | undefined =>
  photo && { photoId: photo.photoId, pageId };

/** The photos before and after one, in the index's current order. */
export function useNeighbors(photoId: number): Neighbors {
  const [filter, setFilter] = useState<PhotoFilter>(() =>
    filterFromJson(photoIndexSpec, readSession(photoIndexSpec.storageKey)),
  );
  const { pageId } = filter;
  const { data: page } = useRead(photoList(filter));
  const items = page?.items ?? [];
  const place = items.findIndex((photo) => photo.photoId === photoId);
  const isFirst = place === 0 && pageId > 1;
  const isLast = place === items.length - 1 && place >= 0 && pageId < (page?.totalPageCount ?? 0);
  const before = useRead(isFirst ? photoList({ ...filter, pageId: pageId - 1 }) : null).data;
  const after = useRead(isLast ? photoList({ ...filter, pageId: pageId + 1 }) : null).data;

  const goingTo = (neighbor: Neighbor) => {
    const next = { ...filter, pageId: neighbor.pageId };
    setFilter(next);
    writeSession(photoIndexSpec.storageKey, next);
  };
  if (place < 0) return { previous: undefined, next: undefined, goingTo };
  return {
    previous: isFirst ? at(before?.items.at(-1), pageId - 1) : at(items[place - 1], pageId),
    next: isLast ? at(after?.items[0], pageId + 1) : at(items[place + 1], pageId),
    goingTo,
  };
}
