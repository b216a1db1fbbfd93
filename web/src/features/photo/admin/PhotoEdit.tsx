import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { KeptRecord } from "shared-types/history/schema";
import { loadMessages } from "shared-types/kit/messages";
import type { PhotoItem } from "shared-types/photo/answers";
import type { PhotoFilter } from "shared-types/photo/codes";
import { Failed } from "../../../components/feedback/Failed";
import { Loading, SkeletonText } from "../../../components/feedback/Skeleton";
import { RecordHistory } from "../../../components/history/RecordHistory";
import { Missing } from "../../../components/layout/PanelMissing";
import { buttonClass } from "../../../components/ui/Button";
import { Icon } from "../../../components/ui/Icon";
import { useAnnounceOnLeave } from "../../../lib/announce-on-leave";
import { isMissing } from "../../../lib/errors";
import { filterFromJson } from "../../../lib/filter";
import { noticeState } from "../../../lib/notice";
import { panelPaths } from "../../../lib/panel-paths";
import { readSession, writeSession } from "../../../lib/session";
import { useRead } from "../../../lib/swr";
import { photoList } from "../api/photo";
import { photoIndexSpec } from "./index-filter";
import { usePhotoOptions, usePhotoRecord } from "./photo-reads";
import { PhotoForm } from "./PhotoForm";

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
function useNeighbors(photoId: number): Neighbors {
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

/** Links to the previous and next photo of the index. */
function NeighborLinks({ photoId }: { photoId: number }) {
  const { previous, next, goingTo } = useNeighbors(photoId);
  if (!previous && !next) return null;
  return (
    <chakra.nav aria-label="Photos in the index" display="flex" gap="2" marginInline="-4">
      {previous && (
        <Link
          to={panelPaths.photoEdit(previous.photoId)}
          className={buttonClass("quiet")}
          onClick={() => goingTo(previous)}
        >
          <Icon name="previous" />
          Previous photo
        </Link>
      )}
      {next && (
        <Link
          to={panelPaths.photoEdit(next.photoId)}
          className={buttonClass("quiet")}
          style={{ marginInlineStart: "auto" }}
          onClick={() => goingTo(next)}
        >
          Next photo
          <Icon name="next" />
        </Link>
      )}
    </chakra.nav>
  );
}

interface PhotoEditProps {
  photoId: number;
  /** The index with the filter and page it was left with. */
  indexPath: string;
}

/** The form of one photo; saving it returns to the index. */
export function PhotoEdit({ photoId, indexPath }: PhotoEditProps) {
  const navigate = useNavigate();
  const photo = usePhotoRecord(photoId);
  const options = usePhotoOptions();
  const announceOnLeave = useAnnounceOnLeave();
  const leave = (notice: string, ...binned: KeptRecord[]) =>
    void navigate(indexPath, noticeState(notice, ...binned));
  const error: unknown = photo.error ?? options.error;

  if (photo.data && options.data) {
    return (
      <>
        <NeighborLinks photoId={photoId} />
        <PhotoForm
          photo={photo.data}
          options={options.data}
          onSaved={(firsts) => leave([`Photo ${photoId} saved.`, firsts].filter(Boolean).join(" "))}
          onDeleted={() => {
            announceOnLeave();
            leave(`Photo ${photoId} moved to the bin.`, { kind: "photo", id: photoId });
          }}
        />
        <RecordHistory kind="photo" id={photoId} />
      </>
    );
  }
  if (!error) {
    return (
      <Loading what="the photo">
        <SkeletonText lines={8} />
      </Loading>
    );
  }
  if (isMissing(error)) {
    return (
      <Missing message={loadMessages.photos}>
        There is no photo {photoId}. It may be in the bin.
      </Missing>
    );
  }
  const retry = () => {
    photo.retry();
    options.retry();
  };
  return <Failed message={loadMessages.photos} onRetry={retry} />;
}
