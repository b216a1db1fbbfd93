import { useId } from "react";
import { useLocation } from "react-router-dom";
import { panelPaths } from "../../lib/panel-paths";
import { paths } from "../../lib/paths";
import { menuGroups, otherScreens, type PanelLink } from "./panel-nav";
import { PanelWay } from "./PanelWay";
import { useShownScreens } from "./use-shown-screens";
import styles from "./PanelMenu.module.css";

/**
 * The panel's menu: the screens that are used most in four groups, the others folded. A panel below the bar, on small
 * screens all of the screen.
 */
export function PanelMenu({ id, onChoose }: { id: string; onChoose: () => void }) {
  const prefix = useId();
  const { pathname } = useLocation();
  const isShown = useShownScreens();
  const isOther = otherScreens.some(({ to }) => to === pathname);
  return (
    <nav id={id} className={styles.menu} aria-label="All screens">
      <ul role="list" className={styles.first}>
        <li>
          <PanelWay className={styles.way} to={panelPaths.home} onClick={onChoose}>
            Admin Home
          </PanelWay>
        </li>
        <li>
          <PanelWay className={styles.way} to={panelPaths.search} onClick={onChoose}>
            Search
          </PanelWay>
        </li>
        <li>
          <PanelWay className={styles.way} to={paths.home} isOutside>
            View site
          </PanelWay>
        </li>
      </ul>
      <div className={styles.groups}>
        {menuGroups.map(({ title, links }, i) => (
          <section key={title} aria-labelledby={`${prefix}${i}`}>
            <h2 id={`${prefix}${i}`} className={styles.title}>
              {title}
            </h2>
            <Ways links={links} onChoose={onChoose} />
          </section>
        ))}
      </div>
      <details className={styles.others} open={isOther || undefined}>
        <summary className={styles.summary}>More screens</summary>
        <Ways links={otherScreens.filter(isShown)} onChoose={onChoose} />
      </details>
    </nav>
  );
}

function Ways({ links, onChoose }: { links: readonly PanelLink[]; onChoose: () => void }) {
  return (
    <ul role="list" className={styles.ways}>
      {links.map(({ label, ...way }) => (
        <li key={way.to}>
          <PanelWay className={styles.way} onClick={onChoose} {...way}>
            {label}
          </PanelWay>
        </li>
      ))}
    </ul>
  );
}
