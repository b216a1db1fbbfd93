import { useId } from "react";
import { panelPaths } from "../../lib/panel-paths";
import { paths } from "../../lib/paths";
import { panelGroups } from "./panel-nav";
import { PanelWay } from "./PanelWay";
import styles from "./PanelMenu.module.css";

/** All screens of the panel, group by group: a panel below the bar, on small screens all of the screen. */
export function PanelMenu({ id, onChoose }: { id: string; onChoose: () => void }) {
  const prefix = useId();
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
        {panelGroups.map(({ title, links }, i) => (
          <section key={title} aria-labelledby={`${prefix}${i}`}>
            <h2 id={`${prefix}${i}`} className={styles.title}>
              {title}
            </h2>
            <ul role="list">
              {links.map(({ label, ...way }) => (
                <li key={way.to}>
                  <PanelWay className={styles.way} onClick={onChoose} {...way}>
                    {label}
                  </PanelWay>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}
