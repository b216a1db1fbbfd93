import { chakra } from "@chakra-ui/react";
import { useEffect, useMemo } from "react";
import { Link } from "react-router-dom";
import type { PhotoOptions } from "shared-types/photo/answers";
import { isDate } from "shared-types/kit/date";
import { loadMessages } from "shared-types/kit/messages";
import { sightingEvidences } from "shared-types/sighting/codes";
import type { SightingFilter as Filter } from "shared-types/sighting/schema";
import { Empty } from "../../../components/feedback/Empty";
import { IndexNotes, useIndexNotes } from "../../../components/form/IndexNotes";
import type { PictureKit } from "../../../components/form/PictureField";
import { IndexTable } from "../../../components/panel/IndexTable";
import { Pending } from "../../../components/panel/Pending";
import { Button } from "../../../components/ui/Button";
import { Pager } from "../../../components/ui/Pager";
import {
  filterToQuery,
  choice,
  wholeNumber,
  type FilterSpec,
  type ReadField,
} from "../../../lib/filter";
import { focusOn } from "../../../lib/focus-on";
import { countOf } from "../../../lib/format";
import { useListFilter } from "../../../lib/list-filter";
import { ownerRead } from "../../../lib/owner-calls";
import { useOwnerRead } from "../../../lib/owner-swr";
import { panelPaths } from "../../../lib/panel-paths";
import { sightingIndex } from "./sighting-index";
import { SightingFilters } from "./SightingFilters";

const matching =
  (pattern: RegExp): ReadField<string> =>
  (value) =>
    typeof value === "string" && pattern.test(value) ? value : undefined;

/** A day, month or year, as the field takes it. */
const date: ReadField<string> = (value) =>
  typeof value === "string" && isDate(value) ? value : undefined;

/** What the list of sightings is narrowed to, in the address. */
const sightingFilterSpec: FilterSpec<Filter> = {
  storageKey: "cpSightingFilter",
  defaults: { from: "", to: "", plantId: 0, animalId: 0, evidence: "", source: "", pageId: 1 },
  fields: {
    from: { param: "from", read: date },
    to: { param: "to", read: date },
    plantId: { param: "plant", read: wholeNumber(1) },
    animalId: { param: "animal", read: wholeNumber(1) },
    evidence: { param: "how", read: choice(sightingEvidences) },
    source: { param: "source", read: matching(/^[a-z0-9-]{1,30}$/) },
    pageId: { param: "page", read: wholeNumber(1) },
  },
};

interface SightingListProps {
  options: PhotoOptions;
  kit: PictureKit;
}

/** All sightings, the newest first: filter, edit, delete. */
export function SightingList({ options, kit }: SightingListProps) {
  const { filter, change, clear } = useListFilter(sightingFilterSpec);
  const notes = useIndexNotes();
  const index = useMemo(() => sightingIndex(options, kit), [options, kit]);
  const read = useOwnerRead(
    `sightings ${JSON.stringify(filter)}`,
    () => ownerRead("POST /api/sightings", { body: filter }),
    { keepsPrevious: true },
  );
  const { data } = read;
  const lastPage = data?.totalPageCount ?? 0;
  // The last sighting of the last page was deleted, or moved to another day.
  const isBeyond = data?.items.length === 0 && lastPage > 0 && filter.pageId > lastPage;
  useEffect(() => {
    if (isBeyond) change({ pageId: lastPage });
  }, [isBeyond, lastPage, change]);
  const isFiltered = filterToQuery(sightingFilterSpec, { ...filter, pageId: 1 }) !== "";
  return (
    <>
      <SightingFilters filter={filter} options={options} onChange={change} />
      <chakra.p
        data-landing="found"
        role="status"
        tabIndex={-1}
        className="part-interface"
        color="inkSoft"
        fontVariantNumeric="tabular-nums"
      >
        {data && countOf(data.totalCount, ...index.noun)}
      </chakra.p>
      <IndexNotes notes={notes} />
      <Pending read={read} failed="Couldn’t load the sightings." what="sightings" />
      {data?.totalCount === 0 && (
        <Empty title={isFiltered ? loadMessages.noResults : "No sightings yet."}>
          {isFiltered ? (
            <>
              <p>No sighting matches. Change the filter above.</p>
              <Button
                onClick={() => {
                  focusOn("found");
                  clear();
                }}
              >
                Clear Filter
              </Button>
            </>
          ) : (
            <p>
              Note what you saw or heard without a camera, or{" "}
              <Link to={panelPaths.sightingsImport}>import it from iNaturalist or eBird</Link>. Your
              dated photos with tags count by themselves.
            </p>
          )}
        </Empty>
      )}
      {data && data.totalCount > 0 && (
        <div>
          <IndexTable
            index={index}
            rows={data.items}
            all={data.items}
            latest={async () => (await read.latest())?.items}
            notes={notes}
          />
          <Pager
            current={filter.pageId}
            total={data.totalPageCount}
            label="Sightings"
            onPage={(pageId) => change({ pageId })}
          />
        </div>
      )}
    </>
  );
}
