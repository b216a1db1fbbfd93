import { Link } from "react-router-dom";
import { planMessages } from "shared-types/plan/codes";
import { Empty } from "../../components/feedback/Empty";
import { Confirmation } from "../../components/form/Confirmation";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { Pending } from "../../components/panel/Pending";
import { buttonClass } from "../../components/ui/Button";
import { PlanTable } from "../../features/plan/admin/PlanTable";
import { useOwnerCall } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";
import { useNotice } from "../../lib/notice";

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
