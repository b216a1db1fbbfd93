import { PageHeader } from "../components/layout/PageHeader";
import { buttonClass } from "../components/ui/Button";

/** Shown by the server when a page's data could not be read; scripts try again by themselves. */
export function Unavailable() {
  return (
    <>
      <PageHeader title="Out of reach for a moment">
        <p>
          The garden’s records can’t be read right now. That’s our fault, not yours, and nothing is
          lost. Please try again in a moment.
        </p>
      </PageHeader>
      <p>
        <a className={buttonClass("solid")} href="">
          Try again
        </a>
      </p>
    </>
  );
}
