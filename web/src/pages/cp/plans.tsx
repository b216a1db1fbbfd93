import { Link } from "react-router-dom";
import type { Plan } from "shared-types/plan/answers";
import { planMessages } from "shared-types/plan/codes";
import { paths } from "shared-types/site/paths";
import { Empty } from "../../components/feedback/Empty";
import { Confirmation } from "../../components/form/Confirmation";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { Pending } from "../../components/panel/Pending";
import { buttonClass } from "../../components/ui/Button";
import { InternalMark } from "../../components/ui/InternalMark";
import { Fact, NameHead, PanelTable, RowActions } from "../../components/ui/PanelTable";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { useNotice } from "../../lib/notice";
import { useOwnerCall } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";

/** The plans, the newest first. */
export function Component() {
  const { notice, binned } = useNotice();
  const read = useOwnerCall("GET /api/plans");
  const { data: plans } = read;
  return (
    <PanelScreen title="Plan Index" actions={["home", "planAdd", "viewpointIndex"]}>
      <Confirmation binned={binned}>{notice}</Confirmation>
      {plans && plans.length > 0 && <PlanTable plans={plans} />}
      {plans?.length === 0 && (
        <Empty title={planMessages.none} isNew>
          <p>Upload a drawing of your garden, or start with graph paper, and put plants on it.</p>
          <Link to={panelPaths.planAdd} className={buttonClass("solid")}>
            Add your first plan
          </Link>
        </Empty>
      )}
      <Pending read={read} failed={planMessages.missing} what="plans" />
    </PanelScreen>
  );
}

/** The plans with what is on them. */
function PlanTable({ plans }: { plans: readonly Plan[] }) {
  const headings = ["Title", "Period", "Drawings", "Beds", "Plantings", "Order", ""];
  return (
    <PanelTable caption="Plans" columns={headings} hasPicks={false} isCalm={false}>
      {plans.map(({ planId, keyId, title, period, order, internal, sheets }) => (
        <tr key={planId}>
          <NameHead>
            {title} {internal && <InternalMark />}
          </NameHead>
          <Fact label="Period">{period}</Fact>
          <Fact label="Drawings">{sheets.length}</Fact>
          <Fact label="Beds">{sheets.flatMap(({ beds }) => beds).length}</Fact>
          <Fact label="Plantings">{sheets.flatMap(({ plantings }) => plantings).length}</Fact>
          <Fact label="Order">{order}</Fact>
          <RowActions>
            <Link to={panelPaths.planEdit(keyId)} className={buttonClass("plain")}>
              Edit<VisuallyHidden> {title}</VisuallyHidden>
            </Link>
            {!internal && (
              <a href={paths.plan(keyId)} className={buttonClass("quiet")}>
                View<VisuallyHidden> {title}</VisuallyHidden>
              </a>
            )}
          </RowActions>
        </tr>
      ))}
    </PanelTable>
  );
}
