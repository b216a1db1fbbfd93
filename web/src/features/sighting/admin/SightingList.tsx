import { chakra } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { sightingOwnerCalls, type PhotoOptions, type SightingFilter } from "shared-types";
import { Empty } from "../../../components/feedback/Empty";
import { Failed } from "../../../components/feedback/Failed";
import { ListSkeleton } from "../../../components/feedback/ListSkeleton";
import { IndexNotes, useIndexNotes } from "../../../components/form/IndexNotes";
import { IndexTable } from "../../../components/panel/IndexTable";
import { Pager } from "../../../components/ui/Pager";
import { countOf } from "../../../lib/format";
import { ownerRead } from "../../../lib/owner-calls";
import { useOwnerRead } from "../../../lib/owner-swr";
import { sightingIndex } from "./sighting-index";
import { SightingFilters } from "./SightingFilters";

const all: SightingFilter = {
  from: "",
  to: "",
  plantId: 0,
  animalId: 0,
  evidence: "",
  source: "",
  pageId: 1,
};

/** All sightings, the newest first: filter, edit, delete. */
export function SightingList({ options }: { options: PhotoOptions }) {
  const [filter, setFilter] = useState(all);
  const notes = useIndexNotes();
  const index = useMemo(() => sightingIndex(options), [options]);
  const { data, error, retry } = useOwnerRead(
    `sightings ${JSON.stringify(filter)}`,
    () => ownerRead(sightingOwnerCalls.sightings, { body: filter }),
    { keepsPrevious: true },
  );
  const isFiltered = JSON.stringify({ ...filter, pageId: 1 }) !== JSON.stringify(all);
  return (
    <>
      <SightingFilters filter={filter} options={options} onChange={setFilter} />
      <chakra.p role="status" className="part-note" fontVariantNumeric="tabular-nums">
        {data && countOf(data.totalCount, ...index.noun)}
      </chakra.p>
      <IndexNotes notes={notes} />
      {!data && error !== undefined && (
        <Failed message="Couldn’t load the sightings." onRetry={retry} />
      )}
      {!data && error === undefined && <ListSkeleton what="sightings" />}
      {data?.totalCount === 0 && (
        <Empty title={isFiltered ? "No results found." : "No sightings yet."}>
          <p>
            {isFiltered
              ? "No sighting matches. Change the filter above."
              : "Note what you saw or heard without a camera. Your dated photos with tags count by themselves."}
          </p>
        </Empty>
      )}
      {data && data.totalCount > 0 && (
        <div>
          <IndexTable index={index} rows={data.items} all={data.items} notes={notes} />
          <Pager
            current={filter.pageId}
            total={data.totalPageCount}
            label="Sightings"
            onPage={(pageId) => setFilter({ ...filter, pageId })}
          />
        </div>
      )}
    </>
  );
}
