import { useEffect, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { loadMessages } from "shared-types/kit/messages";
import type { ResourceItem } from "shared-types/resource/answers";
import { Empty } from "../../../components/feedback/Empty";
import { Failed } from "../../../components/feedback/Failed";
import type { Picking } from "../../../components/ui/picking";
import { useRead } from "../../../lib/swr";
import { fragmentOf } from "../api/entry-path";
import { addedSections, resourceList } from "../api/resource";
import {
  deepLinked,
  entriesOf,
  filledSections,
  sectionHolding,
  sectionOf,
  sectionQuery,
  sectionsWith,
} from "../api/sections";
import { useFormerAnchor } from "../api/use-former-anchor";
import { ResourceEntry } from "./ResourceEntry";
import { ResourceSkeleton } from "./ResourceSkeleton";
import { SectionButtons } from "./SectionButtons";
import styles from "./ResourceBrowser.module.css";

interface ResourceBrowserProps {
  listPath: string;
  catsPath: string;
  /** In the panel: the address of an entry's form. */
  editPathOf?: (resourceId: number) => string;
  /** In the panel: selects entries. */
  picking?: Picking<ResourceItem>;
  /** In the panel: shown in a section without an entry. */
  nothingYet?: (categoryId: number) => ReactNode;
  /** In the panel: stands below the sections. */
  more?: ReactNode;
}

const contentId = "resource-sections";

/** The sections that have entries, of the seven and the owner's own, one shown at a time; a deep link opens its entry's section. */
export function ResourceBrowser(props: ResourceBrowserProps) {
  const { listPath, catsPath, editPathOf, picking, nothingYet, more } = props;
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const { data, error, retry } = useRead(resourceList);
  const added = useRead(addedSections);
  const all = sectionsWith(added.data ?? []);
  // Without the owner's sections the seven are still of use.
  const entries = added.data || added.error ? data : undefined;
  // The owner sees the empty ones too.
  const sections = entries && !editPathOf ? filledSections(all, entries) : all;
  const current = sectionOf(sections, new URLSearchParams(search));
  const former = useFormerAnchor(entries, hash);
  const named = former ? fragmentOf(former) : hash;
  const linked = former
    ? { entry: former, section: sectionHolding(sections, entries ?? [], former) }
    : entries && deepLinked(sections, entries, hash);
  const isElsewhere = linked !== undefined && (linked.section !== current || named !== hash);
  // An entry that is no longer here has its anchor on the cats page.
  const linkedTo =
    linked && (linked.section ? listPath + sectionQuery(linked.section) : catsPath) + named;
  const linkedId = linked?.entry.deepLink;

  useEffect(() => {
    if (linkedTo === undefined || linkedId === undefined) return;
    if (isElsewhere) {
      void navigate(linkedTo, { replace: true, preventScrollReset: true });
      return;
    }
    const element = document.getElementById(linkedId);
    element?.scrollIntoView({ block: "start" });
    element?.focus({ preventScroll: true });
  }, [linkedTo, linkedId, isElsewhere, navigate]);

  const content = () => {
    if (error && !entries) return <Failed message={loadMessages.resources} onRetry={retry} />;
    if (!entries) return <ResourceSkeleton what="resources" />;
    const shelves = sections.map((section) => ({
      section,
      shelf: entriesOf(entries, section),
    }));
    return shelves.map(({ section, shelf }) => (
      <section
        key={section.slug}
        aria-labelledby={`section-${section.slug}`}
        hidden={section !== current}
      >
        <h2 id={`section-${section.slug}`} className={styles.heading}>
          {section.label}
        </h2>
        {shelf.length > 0 && picking?.above(shelf)}
        {shelf.map((entry) => (
          <ResourceEntry
            key={entry.resourceId}
            entry={entry}
            catsPath={catsPath}
            here={listPath}
            editPathOf={editPathOf}
            pick={picking?.boxOf(entry, shelf)}
          />
        ))}
        {shelf.length === 0 && nothingYet?.(section.categoryId)}
      </section>
    ));
  };

  if (sections.length === 0)
    return (
      <Empty title="No resources yet." isNew>
        <p>Books, links and addresses will appear here.</p>
      </Empty>
    );
  return (
    <div className={styles.browser}>
      <nav aria-label="Sections" className={styles.sections}>
        <SectionButtons
          sections={sections}
          current={current}
          listPath={listPath}
          controls={contentId}
        />
        {more}
      </nav>
      <div id={contentId} className={styles.content}>
        {content()}
        {picking?.bar(entries ? entriesOf(entries, current) : [])}
      </div>
    </div>
  );
}
