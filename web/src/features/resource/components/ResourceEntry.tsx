import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { resourceCategories, type ResourceItem } from "shared-types";
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
}

const folderOf = ({ categoryId }: ResourceItem) =>
  resourceCategories.find(({ id }) => id === categoryId)?.folder ?? "";

/** One entry: picture or subtitle in the margin, text beside it. */
export function ResourceEntry({
  entry,
  catsPath,
  here,
  editPathOf,
  heading: Heading = "h3",
  pick,
}: ResourceEntryProps) {
  const target = entryHref(entry, catsPath);
  const href = target === here ? "" : target;
  const text = entryLinkText(entry, href);
  const linked =
    href === catsPath ? <Link to={href}>{text}</Link> : <SiteLink href={href}>{text}</SiteLink>;
  const subtitle = text && <p className={styles.subtitle}>{href ? linked : text}</p>;
  return (
    <article id={entry.deepLink || undefined} tabIndex={-1} className={styles.entry}>
      <div className={styles.margin}>
        {entry.imgFileName ? (
          <Picture
            src={images.resource(folderOf(entry), entry.imgFileName)}
            alt={entry.imageAlt}
            width={240}
            height={320}
            className={styles.thumb}
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
        {entry.imgFileName && subtitle}
        {entry.description && <RichText html={entry.description} className={styles.text} />}
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
