import { Link, useParams } from "react-router-dom";
import { planMessages } from "shared-types/plan/codes";
import type { PlanDetail, PlanVersion } from "shared-types/plan/answers";
import type { SiteReader } from "shared-types/site/reader";
import { isKeyId } from "shared-types/species/codes";
import type { Viewpoint } from "shared-types/viewpoint/answers";
import { Failed } from "../../components/feedback/Failed";
import { PageHeader } from "../../components/layout/PageHeader";
import { RecordMissing } from "../../components/layout/RecordMissing";
import { RecordSkeleton } from "../../components/layout/RecordSkeleton";
import { photoPreload } from "../../features/photo/api/photo-preload";
import { photoShareImage } from "../../features/photo/api/photo-words";
import { planRead, usePlan } from "../../features/plan/api/plan";
import { useViewpoints, viewpointList } from "../../features/plan/api/viewpoint";
import { planSizes } from "../../features/plan/api/plan-size";
import { paragraphsOf } from "../../features/plan/api/plan-words";
import { PlanView } from "../../features/plan/components/PlanView";
import type { PageHead, PageLoad, ShareImage } from "../../lib/page";
import { usePageName } from "../../lib/page-name";
import { paths } from "../../lib/paths";
import { prefetch } from "../../lib/swr";
import { useTitle } from "../../lib/title";

/** What a search engine shows of a plan. */
function descriptionOf({ title, period, intro }: PlanDetail): string {
  const [first = ""] = paragraphsOf(intro);
  return first || [title, period].filter(Boolean).join(", ");
}

/** What a shared link shows of it: its first drawing that has a picture, else the yard as seen from a viewpoint. */
function imageOf({ planId, sheets }: PlanDetail, viewpoints: Viewpoint[]): ShareImage | undefined {
  for (const { photo, alt } of sheets)
    if (photo) return photoShareImage({ ...photo, alt: alt || photo.alt });
  const newest = viewpoints.find((one) => one.planId === planId)?.photos.at(-1);
  return newest && photoShareImage(newest);
}

/** See PageModule. */
export async function load(reader: SiteReader, { keyId }: { keyId?: string }): Promise<PageLoad> {
  const missing: PageHead = { title: { page: "plans" }, description: "", robots: "noindex" };
  if (!isKeyId(keyId)) return { fallback: {}, status: 404, head: missing };
  const read = planRead(keyId);
  const plan = await read.get(reader);
  const fallback = { [read.key]: plan, ...(await prefetch(reader, [viewpointList])) };
  if (!plan) return { fallback, status: 404, head: missing };
  if (plan.keyId !== keyId)
    return { fallback, location: paths.plan(plan.keyId), isMoved: true, head: missing };
  const [first] = plan.sheets;
  return {
    fallback,
    head: {
      title: plan.title,
      description: descriptionOf(plan),
      parents: plan.versions
        .slice(0, 1)
        .filter(({ isNewer }) => isNewer)
        .map((newest) => ({ name: newest.title, path: paths.plan(newest.keyId) })),
      kind: "article",
      image: imageOf(plan, fallback[viewpointList.key] as Viewpoint[]),
    },
    preload: first?.photo ? photoPreload(first.photo, planSizes) : undefined,
  };
}

/** One plan of the garden. */
export function Component() {
  const { keyId = "" } = useParams();
  const { data: plan, error, retry } = usePlan(keyId);
  const viewpoints = useViewpoints(plan?.planId);
  const pageName = usePageName("plans");
  useTitle(plan?.title ?? pageName);
  if (plan === null) {
    return (
      <RecordMissing
        title={pageName}
        message={planMessages.missing}
        list={{ to: paths.plans, label: "The newest plan" }}
      >
        There is no plan at this address. It may have been renamed.
      </RecordMissing>
    );
  }
  if (!plan) {
    return error ? (
      <>
        <PageHeader title={pageName} />
        <Failed message={planMessages.missing} onRetry={retry} />
      </>
    ) : (
      <RecordSkeleton title={pageName} what="the plan" breadcrumb={null} />
    );
  }
  const { title, period, intro, versions, sheets, plants } = plan;
  return (
    <>
      <PageHeader title={title} label={period}>
        {paragraphsOf(intro).map((text, n) => (
          <p key={n}>{text}</p>
        ))}
        <Versions label="Later:" versions={versions.filter(({ isNewer }) => isNewer)} />
        <Versions label="Earlier:" versions={versions.filter(({ isNewer }) => !isNewer)} />
      </PageHeader>
      <PlanView key={plan.planId} sheets={sheets} plants={plants} viewpoints={viewpoints} />
    </>
  );
}

/** The plans before or after this one. */
function Versions({ label, versions }: { label: string; versions: PlanVersion[] }) {
  if (versions.length === 0) return null;
  return (
    <p>
      {label}
      {versions.map(({ planId, keyId, title, period }, n) => (
        <span key={planId}>
          {n > 0 ? ", " : " "}
          <Link to={paths.plan(keyId)}>{title}</Link>
          {period && ` (${period})`}
        </span>
      ))}
    </p>
  );
}
