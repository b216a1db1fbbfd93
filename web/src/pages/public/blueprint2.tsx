import { Link } from "react-router-dom";
import { PageHeader } from "../../components/layout/PageHeader";
import { siteShareImage } from "../../components/ui/site-picture";
import { PlanSection } from "../../features/site/components/PlanSection";
import { planPreload } from "../../features/site/plan-preload";
import { eastSheet, westSheet } from "../../features/site/plans";
import type { PageLoad } from "../../lib/page";
import { paths } from "../../lib/paths";
import { useTitle } from "../../lib/title";

const head = {
  title: "Blueprint 2.0",
  description:
    "The plan of the garden as it stands: meadow, hedgerow, woodland edge, pond and rain garden, with every bed and its plants.",
};

/** See PageModule. */
export async function load(): Promise<PageLoad> {
  const image = siteShareImage(eastSheet.picture, "plan", eastSheet.alt);
  return { fallback: {}, head: { ...head, image }, preload: planPreload(eastSheet) };
}

export function Component() {
  useTitle(head.title);
  return (
    <>
      <PageHeader title="Blueprint 2.0" label="Planted 2021–2025">
        <p>
          The garden as it stands, on two sheets that meet at the patio. Each number on a drawing is
          a kind of plant; the lists beside it say which, when it blooms, and how many there are.
          The beds are described in words below their sheet.
        </p>
        <p>
          To see what was here before, go to <Link to={paths.blueprint1}>Blueprint 1.0</Link>.
        </p>
      </PageHeader>
      <PlanSection sheet={eastSheet} eager="first" />
      <PlanSection sheet={westSheet} />
    </>
  );
}
