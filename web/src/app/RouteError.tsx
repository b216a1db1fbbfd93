import { Failed } from "../components/feedback/Failed";
import { PageHeader } from "../components/layout/PageHeader";

/** Shown in place of a page that throws; a reload also fetches a newer version of the site. */
export function RouteError() {
  return (
    <>
      <PageHeader title="Something broke" />
      <Failed
        message="This page could not be shown."
        hint="It is our fault, not yours. Try again, or pick another page from the menu."
        onRetry={() => window.location.reload()}
      />
    </>
  );
}
