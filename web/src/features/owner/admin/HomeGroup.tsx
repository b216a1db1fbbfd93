import { Link } from "react-router-dom";
import { Picture } from "../../../components/ui/Picture";
import { UnreadCount } from "../../../components/ui/UnreadCount";
import { sitePicture, sitePictureSizes } from "../../../components/ui/site-picture";
import styles from "./HomeGroup.module.css";

interface HomeLink {
  label: string;
  to: string;
  /** How many there are; `undefined` until known. */
  count?: number;
  /** How many of them are unread. */
  unread?: number;
  /** Another document: Strapi's admin. */
  isOutside?: boolean;
}

interface HomeGroupProps {
  title: string;
  /** A picture of the site. */
  picture?: string;
  links: HomeLink[];
}

function Way({ label, to, count, unread, isOutside }: HomeLink) {
  const words = (
    <>
      <span>
        {label} <UnreadCount count={unread} />
      </span>
      {count !== undefined && <span className={styles.count}>{count.toLocaleString("en-US")}</span>}
    </>
  );
  return isOutside ? (
    <a className={styles.link} href={to}>
      {words}
    </a>
  ) : (
    <Link className={styles.link} to={to}>
      {words}
    </Link>
  );
}

/** One group of links on Admin Home. */
export function HomeGroup({ title, picture, links }: HomeGroupProps) {
  const id = `group-${title.toLowerCase().replace(/\W+/g, "-")}`;
  return (
    <section aria-labelledby={id} className={styles.group}>
      {picture && (
        <Picture
          {...sitePicture(picture)}
          {...sitePictureSizes.tile}
          className={styles.picture}
          alt=""
          fit="cover"
          sizes="(min-width: 64em) 18rem, (min-width: 36em) 46vw, 92vw"
        />
      )}
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul role="list" className={styles.links}>
        {links.map((link) => (
          <li key={link.to}>
            <Way {...link} />
          </li>
        ))}
      </ul>
    </section>
  );
}
