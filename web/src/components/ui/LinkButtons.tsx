import type { LinkItem } from "shared-types/link/answers";
import { SiteLink } from "./SiteLink";
import { buttonClass } from "./Button";
import styles from "./LinkButtons.module.css";

/** A record's links as plain buttons. */
export function LinkButtons({ links }: { links: LinkItem[] }) {
  return (
    <ul role="list" className={styles.links}>
      {links.map(({ linkId, href, text }) => (
        <li key={linkId}>
          <SiteLink href={href} className={buttonClass("plain", styles.link)} mark>
            {text}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
