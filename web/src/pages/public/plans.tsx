import { Navigate } from "react-router-dom";
import { planMessages } from "shared-types/plan/codes";
import type { SiteReader } from "shared-types/site/reader";
import { Empty } from "../../components/feedback/Empty";
import { Failed } from "../../components/feedback/Failed";
import { PageHeader } from "../../components/layout/PageHeader";
import { planList, usePlans } from "../../features/plan/api/plan";
import type { PageLoad } from "../../lib/page";
import { usePageName } from "../../lib/page-name";
import { paths } from "../../lib/paths";
import { prefetch } from "../../lib/swr";
import { useTitle } from "../../lib/title";
import type { Plan } from "shared-types/plan/answers";

const head = { title: { page: "plans" }, description: "", robots: "noindex" } as const;

/** See PageModule: leads to the newest plan. */
export async function load(reader: SiteReader): Promise<PageLoad> {
  const fallback = await prefetch(reader, [planList]);
  const [newest] = fallback[planList.key] as Plan[];
  return newest
    ? { fallback, head, location: paths.plan(newest.keyId) }
    : { fallback, head, status: 404 };
}

export function Component() {
  const { data: plans, error, retry } = usePlans();
  const title = usePageName("plans");
  useTitle(title);
  const [newest] = plans ?? [];
  if (newest) return <Navigate to={paths.plan(newest.keyId)} replace />;
  return (
    <>
      <PageHeader title={title} />
      {plans && <Empty title={planMessages.none} isNew />}
      {error !== undefined && <Failed message={planMessages.missing} onRetry={retry} />}
    </>
  );
}
