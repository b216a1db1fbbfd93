import { useState, type ReactNode } from "react";
import type { LinkItem } from "shared-types/link/answers";
import type { Banner } from "shared-types/photo/answers";
import { images } from "../../lib/paths";
import { FactList, knownFacts, type Fact } from "../ui/FactList";
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
  facts: readonly Fact[];
  /** Sections after its links; null when it has none. */
  more: ReactNode;
  /** Its photos, set to their place: in the column beside the text, or where there is no text, as its plates; null without any. */
  photos: ((place: "beside" | "plates" | "rows") => ReactNode) | null;
  /** So few that they stand beside the text; more are rows across the page, below it. */
  arePhotosFew: boolean;
}

/** One plant or animal: banner and name; facts and photos beside notes and links. */
export function RecordPage(props: RecordPageProps) {
  const { record, label, kind, breadcrumb, more, photos, arePhotosFew } = props;
  const { banner, links, notes } = record;
  const [missing, setMissing] = useState("");
  const isBannered = banner !== null && banner.fileName !== missing;
  const facts = knownFacts(props.facts);
  const hasText = notes !== "" || links.length > 0 || Boolean(more);
  const placed = !arePhotosFew ? "rows" : hasText ? "beside" : "plates";
  const gallery = photos && (
    <RecordSection id="photos" title="Photos">
      {photos(placed)}
    </RecordSection>
  );
  const beside = placed === "beside" && gallery;
  const plates = placed === "plates" && gallery;
  const isTwofold = (facts.length > 0 || Boolean(beside)) && (hasText || Boolean(plates));
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
      <div className={styles.body} data-twofold={isTwofold}>
        {(facts.length > 0 || beside) && (
          <div className={styles.side}>
            {facts.length > 0 && (
              <aside aria-label="Facts">
                <FactList facts={facts} />
              </aside>
            )}
            {beside}
          </div>
        )}
        {hasText && (
          <div>
            {notes && (
              <section aria-labelledby="notes">
                <h2 id="notes">
                  <VisuallyHidden>Notes</VisuallyHidden>
                </h2>
                <RichText html={notes} />
              </section>
            )}
            {links.length > 0 && (
              <RecordSection id="links" title="Links">
                <LinkButtons links={links} />
              </RecordSection>
            )}
            {more}
          </div>
        )}
        {plates}
        {!hasText && !photos && (
          <p className={styles.bare}>{`Nothing more is written about this ${kind} yet.`}</p>
        )}
      </div>
      {placed === "rows" && gallery}
    </article>
  );
}
