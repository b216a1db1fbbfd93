import { useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { resourceFolder } from "shared-types/resource/codes";
import type { ResourceItem } from "shared-types/resource/answers";
import { Picture } from "../../../components/ui/Picture";
import { RichText } from "../../../components/ui/RichText";
import { InternalMark } from "../../../components/ui/InternalMark";
import { SiteLink } from "../../../components/ui/SiteLink";
import { VisuallyHidden } from "../../../components/ui/VisuallyHidden";
import { images } from "../../../lib/paths";
import { entryHref, entryLinkText } from "../api/entry-link";
import styles from "./ResourceEntry.module.css";

interface ResourceEntryProps {
  entry: ResourceItem;
  /** The path of the cats page, and of the entry's page. */
  catsPath: string;
  here: string;
  /** In the panel: the address of an entry's form. */
  editPathOf?: (resourceId: number) => string;
  /** The level of its heading. */
  heading?: "h2" | "h3";
  /** In the panel: its checkbox. */
  pick?: ReactNode;
  /** Beside its form: in one column, and the owner is told of a missing picture there too. */
  isPreview?: boolean;
}

/** One entry: picture or subtitle in the margin, text beside it. */
export function ResourceEntry({
  entry,
  catsPath,
  here,
  editPathOf,
  heading: Heading = "h3",
  pick,
  isPreview = false,
}: ResourceEntryProps) {
  const [missing, setMissing] = useState("");
  const folder = resourceFolder(entry.categoryId);
  const src = images.resource(folder, entry.imgFileName);
  const isPictured = entry.imgFileName !== "" && missing !== src;
  const isTold = missing === src && (isPreview || editPathOf !== undefined);
  const target = entryHref(entry, catsPath);
  const href = target === here ? "" : target;
  const text = entryLinkText(entry, href);
  const linked =
    href === catsPath ? <Link to={href}>{text}</Link> : <SiteLink href={href}>{text}</SiteLink>;
  const subtitle = text && <p className={styles.subtitle}>{href ? linked : text}</p>;
  return (
    <article
      id={entry.deepLink || undefined}
      tabIndex={-1}
      className={styles.entry}
      data-preview={isPreview || undefined}
    >
      <div className={styles.margin}>
        {isPictured ? (
          <Picture
            src={src}
            alt={entry.imageAlt}
            width={240}
            height={320}
            className={styles.thumb}
            onMissing={() => setMissing(src)}
          />
        ) : (
          subtitle
        )}
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          {pick}
          <Heading className={styles.title}>
            {entry.title}
            {entry.internal && <InternalMark />}
          </Heading>
        </div>
        {isPictured && subtitle}
        {entry.description && <RichText html={entry.description} className={styles.text} />}
        {isTold && (
          <p className={styles.missing}>
            The picture “{entry.imgFileName}” is missing, so visitors see this entry without it.
            Choose another one under “Image File Name”.
          </p>
        )}
        {editPathOf && (
          <p className={styles.edit}>
            <Link to={editPathOf(entry.resourceId)}>
              edit<VisuallyHidden> {entry.title || entry.subtitle}</VisuallyHidden>
            </Link>
          </p>
        )}
      </div>
    </article>
  );
}
