import { useState, type ReactNode } from "react";
import type { Banner, LinkItem } from "shared-types";
import { images } from "../../lib/paths";
import { LinkButtons } from "../ui/LinkButtons";
import { Picture } from "../ui/Picture";
import { RichText } from "../ui/RichText";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { RecordOrnament } from "./RecordOrnament";
import { RecordSection } from "./RecordSection";
import styles from "./RecordPage.module.css";

interface RecordPageProps {
  record: {
    nameDisplay: string;
    nameScientific: string;
    notes: string;
    banner: Banner | null;
    links: LinkItem[];
  };
  /** The line above the name: 'Flora · Shrub'. */
  label: string;
  kind: "plant" | "animal";
  breadcrumb: ReactNode;
  facts: ReactNode;
  /** Sections after its links. */
  more?: ReactNode;
  /** The photos section; nothing when there are none. */
  photos?: ReactNode;
}

/** One plant or animal: banner, name, facts, notes, links, photos. */
export function RecordPage(props: RecordPageProps) {
  const { record, label, kind, breadcrumb, facts, more, photos } = props;
  const { banner, links } = record;
  const [missing, setMissing] = useState("");
  const isBannered = banner !== null && banner.fileName !== missing;
  return (
    <article className={styles.page}>
      {breadcrumb}
      <header className={styles.header} data-banner={isBannered}>
        {isBannered ? (
          <Picture
            src={images.banner(banner.fileName, banner.version)}
            alt={banner.alt}
            width={1800}
            height={600}
            eager="first"
            className={styles.banner}
            onMissing={() => setMissing(banner.fileName)}
          />
        ) : (
          <RecordOrnament kind={kind} className={styles.ornament} />
        )}
        <div className={styles.plate}>
          <p className={styles.label}>{label}</p>
          <h1 className={styles.title} tabIndex={-1}>
            {record.nameDisplay}
          </h1>
          <p className={styles.scientific}>
            <i>{record.nameScientific}</i>
          </p>
        </div>
      </header>
      <div className={styles.body}>
        <aside className={styles.facts} aria-label="Facts">
          {facts}
        </aside>
        <div>
          {record.notes && (
            <section aria-labelledby="notes">
              <h2 id="notes">
                <VisuallyHidden>Notes</VisuallyHidden>
              </h2>
              <RichText html={record.notes} />
            </section>
          )}
          {links.length > 0 && (
            <RecordSection id="links" title="Links">
              <LinkButtons links={links} />
            </RecordSection>
          )}
          {more}
        </div>
      </div>
      {photos && (
        <RecordSection id="photos" title="Photos">
          {photos}
        </RecordSection>
      )}
    </article>
  );
}
