import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { SiteListPage } from "shared-types/site/parts";
import type { SiteReader } from "shared-types/site/reader";
import { Empty } from "../../components/feedback/Empty";
import { Failed } from "../../components/feedback/Failed";
import { ListSkeleton } from "../../components/feedback/ListSkeleton";
import { Intro } from "../../components/layout/Intro";
import { PageHeader } from "../../components/layout/PageHeader";
import { sitePhotoShare } from "../../components/ui/site-photo";
import { animals } from "../../features/animal/components/animals";
import { calendarOf, calendarPath, calendarSpec } from "../../features/calendar/api/calendar";
import { unpack } from "../../features/calendar/api/packed";
import { groupsOf, rowsOf } from "../../features/calendar/api/rows";
import { thisWeek } from "../../features/calendar/api/this-week";
import { CalendarChoices } from "../../features/calendar/components/CalendarChoices";
import { CalendarLegend } from "../../features/calendar/components/CalendarLegend";
import styles from "../../features/calendar/components/CalendarLegend.module.css";
import { CalendarTable } from "../../features/calendar/components/CalendarTable";
import { ThisWeek } from "../../features/calendar/components/ThisWeek";
import { plants } from "../../features/plant/components/plants";
import { sitePage, useIntro } from "../../features/site/api/site";
import { addressOf } from "../../lib/call";
import { place } from "../../lib/copy";
import { filterFromQuery, filterToQuery } from "../../lib/filter";
import { countOf } from "../../lib/format";
import type { PageLoad } from "../../lib/page";
import { usePageName } from "../../lib/page-name";
import { useSite } from "../../lib/settings";
import { prefetch, useRead } from "../../lib/swr";
import { useTitle } from "../../lib/title";

const words = sitePage("calendar");

/** See PageModule. */
export async function load(
  reader: SiteReader,
  _params: object,
  query: URLSearchParams,
): Promise<PageLoad> {
  const view = filterFromQuery(calendarSpec, query);
  const fallback = await prefetch(reader, [calendarOf(view), words, thisWeek]);
  const { description, photo } = fallback[words.key] as SiteListPage;
  const { kind } = view;
  return {
    fallback,
    head: {
      title: { page: "calendar" },
      description,
      canonical: calendarPath({ kind }),
      robots:
        filterToQuery(calendarSpec, view) ===
        filterToQuery(calendarSpec, { ...calendarSpec.defaults, kind })
          ? undefined
          : "noindex, follow",
      image: sitePhotoShare(photo),
    },
  };
}

/** Of this kind there is no record at all, or none in what was chosen. */
function NothingRecorded({ isNew }: { isNew: boolean }) {
  if (!isNew) return <Empty title="Nothing was recorded here." />;
  return (
    <Empty title="Nothing recorded yet." isNew>
      A photo with a date that is tagged with a plant or an animal appears here by itself.
    </Empty>
  );
}

export function Component() {
  const [query] = useSearchParams();
  const view = filterFromQuery(calendarSpec, query);
  const { data: packed, error, retry } = useRead(calendarOf(view), { keepPrevious: true });
  const data = useMemo(() => packed && unpack(packed), [packed]);
  const intro = useIntro("calendar");
  const title = usePageName("calendar");
  useTitle(title);
  const header = <PageHeader title={title}>{intro && <Intro text={intro} />}</PageHeader>;
  if (!data) {
    return (
      <>
        {header}
        {error ? (
          <Failed message="Couldn’t load the calendar." onRetry={retry} />
        ) : (
          <ListSkeleton what="the calendar" />
        )}
      </>
    );
  }
  const { kind } = data;
  const rows = rowsOf(data, { ...view, kind });
  const what =
    kind === "plants"
      ? countOf(rows.length, "plant", "plants")
      : countOf(rows.length, "animal", "animals");
  return (
    <>
      {header}
      <ThisWeek />
      <CalendarChoices view={view} years={data.years} groups={groupsOf(data.rows)} />
      {rows.length === 0 ? (
        <NothingRecorded isNew={data.years.length === 0} />
      ) : (
        <>
          <CalendarLegend kind={kind} />
          <CalendarTable
            year={view.year}
            detailOf={kind === "plants" ? plants.detail : animals.detail}
            kind={kind}
            rows={rows}
            caption={`${what} and the weeks in which they were recorded`}
          />
          {kind === "plants" && <BloomLink />}
        </>
      )}
    </>
  );
}

/** The times of bloom for a calendar app: one that is given the address keeps up to date. */
function BloomLink() {
  const { settings } = useSite();
  const address = addressOf(settings, "GET /api/bloom.ics");
  return (
    <p className={styles.bloom}>
      <a href={place.copy?.linkOf(address) ?? address}>Bloom times for your calendar app</a>{" "}
      (iCalendar)
    </p>
  );
}
