import { Failed } from "../components/feedback/Failed";
import { PageHeader } from "../components/layout/PageHeader";

/** Shown in place of a page that throws; a reload also fetches a newer version of the site. */
export function RouteError() {
  return (
    <>
      <PageHeader title="Something went wrong" />
      <Failed
        message="This page could not be shown."
        hint="That’s our fault, not yours. Try again, or choose another page from the menu."
        onRetry={() => window.location.reload()}
      />
    </>
  );
}
