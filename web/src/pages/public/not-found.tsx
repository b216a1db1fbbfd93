import { Link } from "react-router-dom";
import { PageHeader } from "../../components/layout/PageHeader";
import { buttonClass } from "../../components/ui/Button";
import type { PageHead, PageLoad } from "../../lib/page";
import { paths } from "../../lib/paths";
import { useTitle } from "../../lib/title";
import styles from "./not-found.module.css";

const head = {
  title: "Page not found",
  description: "There is no page at this address.",
  robots: "noindex",
} as const satisfies PageHead;

/** See PageModule. */
export async function load(): Promise<PageLoad> {
  return { status: 404, fallback: {}, head };
}

export function Component() {
  useTitle(head.title);
  return (
    <>
      <PageHeader title="Nothing grows here" label="404 · Page not found">
        <p>
          There is no page at this address. It may have been moved to another bed, or the address
          lost a letter on its way.
        </p>
      </PageHeader>
      <p className={styles.ways}>
        <Link className={buttonClass("solid")} to={paths.home}>
          Go to the home page
        </Link>
        <Link className={buttonClass()} to={paths.flora}>
          Look for a plant
        </Link>
        <Link className={buttonClass()} to={paths.fauna}>
          Look for an animal
        </Link>
      </p>
    </>
  );
}
