import { useEffect, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { loadMessages } from "shared-types/kit/messages";
import { catRefsCategoryId } from "shared-types/resource/codes";
import type { ResourceItem } from "shared-types/resource/answers";
import { Empty } from "../../../components/feedback/Empty";
import { Failed } from "../../../components/feedback/Failed";
import type { Picking } from "../../../components/ui/picking";
import { useRead } from "../../../lib/swr";
import { fragmentOf } from "../api/entry-path";
import { catList } from "../api/resource";
import { useFormerAnchor } from "../api/use-former-anchor";
import { ResourceEntry } from "./ResourceEntry";
import { ResourceSkeleton } from "./ResourceSkeleton";
import styles from "./ResourceBrowser.module.css";

interface CatEntriesProps {
  catsPath: string;
  /** In the panel: the address of an entry's form. */
  editPathOf?: (resourceId: number) => string;
  /** In the panel: selects entries. */
  picking?: Picking<ResourceItem>;
  /** In the panel: shown while there is no entry. */
  nothingYet?: ReactNode;
}

/** The entries about house cats, then the studies they cite. */
export function CatEntries({ catsPath, editPathOf, picking, nothingYet }: CatEntriesProps) {
  const { data: entries, error, retry } = useRead(catList);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const former = useFormerAnchor(entries, hash);
  useEffect(() => {
    if (former) void navigate(catsPath + fragmentOf(former), { replace: true });
  }, [former, catsPath, navigate]);
  if (error && !entries) return <Failed message={loadMessages.cats} onRetry={retry} />;
  if (!entries) return <ResourceSkeleton what="entries on house cats" />;
  if (entries.length === 0) {
    return (
      nothingYet ?? (
        <Empty title="Nothing here yet." isNew>
          <p>Articles and studies about house cats and wildlife will appear here.</p>
        </Empty>
      )
    );
  }
  const references = entries.filter(({ categoryId }) => categoryId === catRefsCategoryId);
  const articles = entries.filter(({ categoryId }) => categoryId !== catRefsCategoryId);
  const shown = [...articles, ...references];
  const entryOf = (entry: ResourceItem, heading?: "h2") => (
    <ResourceEntry
      key={entry.resourceId}
      entry={entry}
      catsPath={catsPath}
      here={catsPath}
      editPathOf={editPathOf}
      heading={heading}
      pick={picking?.boxOf(entry, shown)}
    />
  );
  return (
    <div className={styles.single}>
      {picking?.above(shown)}
      {articles.map((entry) => entryOf(entry, "h2"))}
      {references.length > 0 && (
        <section aria-labelledby="references" className={styles.references}>
          <h2 id="references" className={styles.heading}>
            References
          </h2>
          {references.map((entry) => entryOf(entry))}
        </section>
      )}
      {picking?.bar(shown)}
    </div>
  );
}
