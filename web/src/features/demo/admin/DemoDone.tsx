import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import type { DemoRemoval } from "shared-types/demo/codes";
import { buttonClass } from "../../../components/ui/Button";
import styles from "../../../components/panel/Card.module.css";
import { panelPaths } from "../../../lib/panel-paths";
import { DemoCountList } from "./DemoCountList";
import { DemoKeptList } from "./DemoKeptList";

/** What was removed, what stayed, and the way back. */
export function DemoDone({ removed, kept, backup }: DemoRemoval) {
  return (
    <section className={styles.card} aria-labelledby="demo-done">
      <h2 id="demo-done" className={styles.title} tabIndex={-1}>
        The garden is yours
      </h2>
      <p role="status">- Demo garden removed -</p>
      <DemoCountList counts={removed} />
      {kept.length > 0 && (
        <>
          <h3>What stayed</h3>
          <DemoKeptList kept={kept} />
        </>
      )}
      <p>
        To undo this, restore the backup <chakra.code overflowWrap="anywhere">{backup}</chakra.code>
        : whoever runs the server stops the site and types{" "}
        <chakra.code overflowWrap="anywhere">npm run restore -- data/backups/{backup}</chakra.code>.
        The demo garden comes back, and everything you’ve done since is lost. If you might want
        that, download this backup from Admin Home: after some days a newer one takes its place.
      </p>
      <Link to={panelPaths.home} className={buttonClass("solid")}>
        Admin Home
      </Link>
    </section>
  );
}
