import type { ReactNode } from "react";
import type { Banner, LinkItem } from "shared-types";
import { images } from "../../lib/paths";
import { LinkButtons } from "../ui/LinkButtons";
import { Picture } from "../ui/Picture";
import { RichText } from "../ui/RichText";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { RecordOrnament } from "./RecordOrnament";
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
  /** The photos section; nothing when there are none. */
  photos?: ReactNode;
}

/** One plant or animal: banner, name, facts, notes, links, photos. */
export function RecordPage(props: RecordPageProps) {
  const { record, label, kind, breadcrumb, facts, photos } = props;
  const { banner, links } = record;
  return (
    <article className={styles.page}>
      {breadcrumb}
      <header className={styles.header} data-banner={banner !== null}>
        {banner ? (
          <Picture
            src={images.banner(banner.fileName)}
            alt={banner.alt}
            width={1800}
            height={600}
            eager="first"
            className={styles.banner}
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
            <section className={styles.section} aria-labelledby="links">
              <h2 id="links" className={styles.heading}>
                Links
              </h2>
              <LinkButtons links={links} />
            </section>
          )}
        </div>
      </div>
      {photos && (
        <section className={styles.section} aria-labelledby="photos">
          <h2 id="photos" className={styles.heading}>
            Photos
          </h2>
          {photos}
        </section>
      )}
    </article>
  );
}
