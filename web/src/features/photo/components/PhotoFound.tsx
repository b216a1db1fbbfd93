import type { ReactNode } from "react";
import { loadMessages } from "shared-types/kit/messages";
import type { PhotoFilter } from "shared-types/photo/codes";
import type { PhotoItem, PhotoPage } from "shared-types/photo/answers";
import { Empty } from "../../../components/feedback/Empty";
import { Failed } from "../../../components/feedback/Failed";
import { Button, buttonClass } from "../../../components/ui/Button";
import { PageLink, Pager, type Turning } from "../../../components/ui/Pager";
import { focusOn } from "../../../lib/focus-on";
import type { ListFilter } from "../../../lib/list-filter";
import type { ReadState } from "../../../lib/swr";

interface PhotoFoundProps {
  list: ListFilter<PhotoFilter>;
  read: ReadState<PhotoPage>;
  turning: Turning;
  skeleton: ReactNode;
  /** In the panel: shown while there is no photo. */
  nothingYet?: ReactNode;
  /** How the photos of a page are shown. */
  children: (photos: PhotoItem[]) => ReactNode;
}

/** The photos that a filter found, with a pager; or why there are none. */
export function PhotoFound(props: PhotoFoundProps) {
  const { list, read, turning, skeleton, nothingYet, children } = props;
  const { filter, differs, clear } = list;
  const { data: page, error, retry } = read;
  if (error) return <Failed message={loadMessages.photos} onRetry={retry} />;
  if (!page) return skeleton;
  const { items, totalPageCount } = page;
  if (totalPageCount === 0) {
    if (!differs) return nothingYet ?? <Empty title="No photos yet." isNew />;
    return (
      <Empty title={loadMessages.noResults}>
        <p>{hintFor(filter)}</p>
        <Button
          onClick={() => {
            focusOn("found");
            clear();
          }}
        >
          Show all photos
        </Button>
      </Empty>
    );
  }
  if (items.length === 0) {
    return (
      <Empty title={`There is no page ${filter.pageId}.`}>
        <PageLink {...turning} page={totalPageCount} className={buttonClass("plain")}>
          Go to the last page
        </PageLink>
      </Empty>
    );
  }
  return (
    <>
      {children(items)}
      <Pager {...turning} current={filter.pageId} total={totalPageCount} label="Photos" />
    </>
  );
}

/** A hint when a search found nothing: dates and ids need a certain format. */
function hintFor({ missing, searchColumn: column, searchTerm }: PhotoFilter): string {
  if (missing !== "" && searchTerm === "") return "Nothing left to do here.";
  if (column === "dtu" || column === "dtt") {
    return "Enter a date as 2024, 5/2024 or 5/17/2024.";
  }
  if (column === "pid") return "A photo id is a whole number, such as 12.";
  return "Try fewer letters, another category, or the name of a plant or animal.";
}
