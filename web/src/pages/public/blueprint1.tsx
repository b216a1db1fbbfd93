import { Link } from "react-router-dom";
import { PageHeader } from "../../components/layout/PageHeader";
import { siteShareImage } from "../../components/ui/site-picture";
import { PlanFigure } from "../../features/site/components/PlanFigure";
import { planPreload } from "../../features/site/plan-preload";
import { firstSheet } from "../../features/site/plans";
import type { PageLoad } from "../../lib/page";
import { paths } from "../../lib/paths";
import { useTitle } from "../../lib/title";
import styles from "./blueprint1.module.css";

const head = {
  title: "Blueprint 1.0",
  description: "The first version of the plan: a house, two old trees, and a large lawn area.",
};

/** See PageModule. */
export async function load(): Promise<PageLoad> {
  const image = siteShareImage(firstSheet.picture, "plan", firstSheet.alt);
  return {
    fallback: {},
    head: { ...head, image, parents: [{ name: "Blueprint 2.0", path: paths.blueprint2 }] },
    preload: planPreload(firstSheet),
  };
}

export function Component() {
  useTitle(head.title);
  return (
    <>
      <PageHeader title="Blueprint 1.0" label="Spring 2021">
        <p>
          The first version of the plan has a large lawn area and little else. It is kept here as a
          measure of what changed: go on to <Link to={paths.blueprint2}>Blueprint 2.0</Link>.
        </p>
      </PageHeader>
      <PlanFigure sheet={firstSheet} eager="first" />
      <div className={styles.words}>
        <h2 className={styles.title}>What was here</h2>
        <p>
          The lot is 145 feet by 100, with the street on its east side. The house stands toward the
          street; a drive and a front walk lead to it, and a stone patio lies behind it. A white oak
          holds the northwest corner and a red maple the southeast one. Both are still here.
        </p>
        <p>
          Six clipped boxwoods along the front wall were the only planting. The rest was grass on
          red clay loam, cut every week from April to November, and on most days a robin was the
          only animal on it.
        </p>
      </div>
    </>
  );
}
