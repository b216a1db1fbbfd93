import { useId } from "react";
import { namedPages, publicPages } from "shared-types/site/codes";
import type { SiteSettings } from "shared-types/site/parts";
import { Link, useLocation } from "react-router-dom";
import { paths } from "../../lib/paths";
import { useMenu } from "../../lib/use-menu";
import { Icon } from "../ui/Icon";
import { useNavLinks } from "./nav-links";
import styles from "./SiteHeader.module.css";

/** The part of the site that an address is in. */
const partOf = (path: string) => path.split("/")[1];

/** The part whose link in the menu is current. */
function currentPart(pathname: string) {
  const page = namedPages.find((one) => paths[one] === pathname);
  const within = page && publicPages[page].within;
  return partOf(within ? paths[within] : pathname);
}

/** The site's name and main navigation; on small screens a button slides the links down and up. */
export function SiteHeader({ title }: SiteSettings) {
  const { pathname } = useLocation();
  const menuId = useId();
  const { isOpen, toggle, close, button } = useMenu(pathname);
  const current = currentPart(pathname);

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link className={styles.brand} to={paths.home} aria-label={`${title}, home page`}>
          <Icon name="sprig" className={styles.sprig} />
          <span>{title}</span>
        </Link>
        <button
          ref={button}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={toggle}
        >
          <Icon name={isOpen ? "close" : "menu"} />
          <span>Menu</span>
        </button>
        <nav id={menuId} className={styles.nav} aria-label="Main" data-open={isOpen}>
          <ul role="list" className={styles.links}>
            {useNavLinks().map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  className={styles.link}
                  aria-current={partOf(to) === current ? "page" : undefined}
                  onClick={close}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Link to={paths.search} className={styles.search} aria-label="Search" onClick={close}>
          <Icon name="search" />
        </Link>
      </div>
    </header>
  );
}
