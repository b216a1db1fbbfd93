import { useEffect, useId, useRef, useState } from "react";
import { Link, NavLink, useLocation } from "react-router-dom";
import { paths } from "../../lib/paths";
import { Icon } from "../ui/Icon";
import { navLinks } from "./nav-links";
import styles from "./SiteHeader.module.css";

/** The site's name and main navigation; on small screens a button slides the links down and up. */
export function SiteHeader({ title }: { title: string }) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const open = openAt === pathname;

  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpenAt(null);
      toggle.current?.focus();
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [open]);

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link className={styles.brand} to={paths.home} aria-label={`${title}, home page`}>
          <Icon name="sprig" className={styles.sprig} />
          <span>{title}</span>
        </Link>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={menuId}
          onClick={() => setOpenAt(open ? null : pathname)}
        >
          <Icon name={open ? "close" : "menu"} />
          <span>Menu</span>
        </button>
        <nav id={menuId} className={styles.nav} aria-label="Main" data-open={open}>
          <ul role="list" className={styles.links}>
            {navLinks.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === paths.home}
                  className={styles.link}
                  onClick={() => setOpenAt(null)}
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
