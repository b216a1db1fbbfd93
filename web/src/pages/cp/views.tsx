import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { dateWords } from "shared-types/kit/date";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { Views, ViewedPage } from "shared-types/view/answers";
import { viewRanges, viewDaysMax } from "shared-types/view/codes";
import { Empty } from "../../components/feedback/Empty";
import { DeleteMenu } from "../../components/form/DeleteMenu";
import { whyNotDone } from "../../components/form/errors";
import { PanelScreen } from "../../components/layout/PanelScreen";
import styles from "../../components/panel/Card.module.css";
import { Pending } from "../../components/panel/Pending";
import { Button } from "../../components/ui/Button";
import { choiceRows, ChoiceRow } from "../../components/ui/ChoiceRow";
import { Fact, NameHead, PanelTable } from "../../components/ui/PanelTable";
import { ViewStrip } from "../../features/view/admin/ViewStrip";
import { countOf } from "../../lib/format";
import { ownerRead, ownerSave } from "../../lib/owner-calls";
import { useOwnerRead } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";

const question =
  "All page views counted so far will be deleted forever. Only a backup has them. Are you sure?";

interface ViewSettingsProps {
  on: boolean;
  /** Whether there is something to delete. */
  hasViews: boolean;
}

/** What is counted and kept; turns it off and on, and deletes what was counted. */
function ViewSettings({ on, hasViews }: ViewSettingsProps) {
  const [fault, setFault] = useState("");
  const report = (errors: ValidationErrors) => setFault(errors[0]?.errorMessage ?? "");
  const turn = async () => {
    setFault("");
    report(await ownerSave("PUT /api/viewsupdate", { body: { on: !on } }).catch(whyNotDone));
  };
  return (
    <section className={styles.card} aria-labelledby="views-kept">
      <h2 id="views-kept" className={styles.title}>
        {on ? "Page views are counted" : "Page views are not counted"}
      </h2>
      <p>
        This site counts by itself, without cookies for visitors and without anyone else’s service.
        It keeps one number for each page and day, for {viewDaysMax} days, and nothing about who
        came. Bots and browsers you are signed in with don’t count.
      </p>
      {fault !== "" && <p role="alert">{fault}</p>}
      <div className="part-buttons">
        <Button onClick={() => void turn()}>{on ? "Stop Counting" : "Start Counting"}</Button>
        {hasViews && (
          <DeleteMenu
            of="page views"
            label="Delete Counts…"
            question={question}
            remove={() => ownerSave("DELETE /api/viewsdelete")}
            onRemoved={() => setFault("")}
            onFailed={report}
          />
        )}
      </div>
    </section>
  );
}

const [shortest] = viewRanges;

/** How often pages were viewed (docs/product.md 3.22). */
export function Component() {
  const [query] = useSearchParams();
  const days = viewRanges.find((range) => String(range) === query.get("days")) ?? shortest;
  const read = useOwnerRead(
    `views/${days}`,
    () => ownerRead("GET /api/views", { query: { days } }),
    { keepsPrevious: true, refreshesOnFocus: true },
  );
  const { data } = read;
  return (
    <PanelScreen title="Page Views" actions={["home"]}>
      {data?.since === "" && (
        <Empty title="No page views yet." isNew>
          Pages that visitors look at appear here within seconds. Your own views don’t count.
        </Empty>
      )}
      {data && data.since !== "" && (
        <>
          <div className={choiceRows}>
            <ChoiceRow
              label="Days"
              choices={viewRanges.map((range) => ({
                label: String(range),
                to: range === shortest ? panelPaths.views : `${panelPaths.views}?days=${range}`,
                isChosen: range === days,
              }))}
            />
          </div>
          <Counted views={data} />
        </>
      )}
      {data && <ViewSettings on={data.on} hasViews={data.since !== ""} />}
      <Pending read={read} failed="Couldn’t load the page views." what="page views" />
    </PanelScreen>
  );
}

function Counted({ views: { total, days, pages, since } }: { views: Views }) {
  const first = days[0]?.day ?? "";
  const from = since > first ? ` since ${dateWords(since)}` : ` in ${days.length} days`;
  return (
    <>
      <p>
        <strong>{countOf(total, "view", "views")}</strong>
        {from}
      </p>
      <ViewStrip days={days} />
      {pages.length > 0 && <ViewedPages pages={pages} />}
    </>
  );
}

/** The page by its name, with a link while it is there. */
function PageName({ page: { path, title } }: { page: ViewedPage }) {
  if (path === "") return "Other pages";
  // The public site is another document.
  return title === "" ? "A page that is gone" : <a href={path}>{title}</a>;
}

/** The most viewed pages. */
function ViewedPages({ pages }: { pages: readonly ViewedPage[] }) {
  return (
    <PanelTable caption="Most viewed pages" columns={["Page", "Address", "Views"]}>
      {pages.map((page) => (
        <tr key={page.path}>
          <NameHead>
            <PageName page={page} />
          </NameHead>
          <Fact label="Address">{page.path}</Fact>
          <Fact label="Views">{page.views.toLocaleString("en-US")}</Fact>
        </tr>
      ))}
    </PanelTable>
  );
}
