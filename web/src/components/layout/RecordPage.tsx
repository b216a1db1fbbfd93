import { useState, type ReactNode } from "react";
import type { LinkItem } from "shared-types/link/answers";
import type { Banner } from "shared-types/photo/answers";
import { images } from "../../lib/paths";
import { FactList, knownFacts, type Fact } from "../ui/FactList";
import { LinkButtons } from "../ui/LinkButtons";
import { Picture } from "../ui/Picture";
import { RichText } from "../ui/RichText";
import { VisuallyHidden } from "../ui/VisuallyHidden";
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

const drawings = {
  plant: [
    "M160 232C158 170 160 110 178 40",
    "M161 190c-34 4-60-8-76-38 34-8 64 4 76 38z",
    "M159 140c-28 0-48-14-58-42 30-2 52 12 58 42z",
    "M162 166c22-28 48-38 80-30-10 32-40 42-80 30z",
    "M166 108c14-26 38-38 68-32-8 28-34 40-68 32z",
    "M178 40c-14-10-16-22-8-36 14 8 18 20 8 36z",
    "M161 190c-22-18-44-30-76-38M159 140c-16-18-32-30-58-42M162 166c26-16 48-26 80-30M166 108c22-16 40-26 68-32",
  ],
  animal: [
    "M100 216a6 9 15 1 0 12 2a6 9 15 1 0-12-2zM132 206a6 9 15 1 0 12 2a6 9 15 1 0-12-2z",
    "M106 172a6 9 20 1 0 12 3a6 9 20 1 0-12-3zM138 164a6 9 20 1 0 12 3a6 9 20 1 0-12-3z",
    "M122 128a6 9 30 1 0 12 5a6 9 30 1 0-12-5zM154 124a6 9 30 1 0 12 5a6 9 30 1 0-12-5z",
    "M150 88a6 9 40 1 0 11 7a6 9 40 1 0-11-7zM180 90a6 9 40 1 0 11 7a6 9 40 1 0-11-7z",
    "M188 54a6 9 50 1 0 9 9a6 9 50 1 0-9-9zM214 62a6 9 50 1 0 9 9a6 9 50 1 0-9-9z",
  ],
} as const;

/** Shown for a record without a banner: a sprig for plants, a trail for animals: butterflies have no feathers. */
function RecordOrnament({ kind, className }: { kind: keyof typeof drawings; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="60 0 200 236"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[kind].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
