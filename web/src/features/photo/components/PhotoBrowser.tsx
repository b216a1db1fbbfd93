import { loadMessages } from "shared-types";
import { Link } from "react-router-dom";
import { Empty } from "../../../components/feedback/Empty";
import { Failed } from "../../../components/feedback/Failed";
import { Button, buttonClass } from "../../../components/ui/Button";
import { Pager } from "../../../components/ui/Pager";
import { filterToQuery } from "../../../lib/filter";
import { useListFilter } from "../../../lib/list-filter";
import { photoFilterSpec } from "../api/filter";
import { foundPhotos } from "../api/found";
import { usePhotoList } from "../api/photo";
import { PhotoGallery } from "./PhotoGallery";
import { PhotoGallerySkeleton } from "./PhotoGallerySkeleton";
import { PhotoPanel } from "./PhotoPanel";

/** The gallery: filter, pages, thumbnails. */
export function PhotoBrowser({ listPath }: { listPath: string }) {
  const list = useListFilter(photoFilterSpec);
  const { filter, clear } = list;
  const { data: page, error, isUpdating, retry } = usePhotoList(filter);
  const hrefOf = (pageId: number) =>
    listPath + filterToQuery(photoFilterSpec, { ...filter, pageId });
  const found = error ? "" : page && foundPhotos(page, filter.pageId);

  const content = () => {
    if (error) return <Failed message={loadMessages.photos} onRetry={retry} />;
    if (!page) return <PhotoGallerySkeleton />;
    const { items, totalPageCount } = page;
    if (totalPageCount === 0) {
      return (
        <Empty title={loadMessages.noResults}>
          <p>{hintFor(filter.searchColumn)}</p>
          {list.differs && <Button onClick={clear}>Show all photos</Button>}
        </Empty>
      );
    }
    if (items.length === 0) {
      return (
        <Empty title={`There is no page ${filter.pageId}.`}>
          <Link to={hrefOf(totalPageCount)} className={buttonClass("plain")}>
            Go to the last page
          </Link>
        </Empty>
      );
    }
    return (
      <>
        <PhotoGallery photos={items} label="Photos" eager={4} />
        <Pager current={filter.pageId} total={totalPageCount} hrefOf={hrefOf} label="Photos" />
      </>
    );
  };

  return (
    <>
      <PhotoPanel list={list} listPath={listPath} found={found} isUpdating={isUpdating} />
      {content()}
    </>
  );
}

/** What may help when a search found nothing: dates and ids want a form of their own. */
function hintFor(column: "kwd" | "pid" | "cap" | "dtu" | "dtt"): string {
  if (column === "dtu" || column === "dtt") {
    return "Write a date as 2024, 5/2024 or 5/17/2024.";
  }
  if (column === "pid") return "A photo id is a whole number, such as 12.";
  return "Try fewer letters, another category, or the name of a plant or animal.";
}
