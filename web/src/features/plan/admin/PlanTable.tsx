import { Link } from "react-router-dom";
import type { Plan } from "shared-types/plan/answers";
import { paths } from "shared-types/site/paths";
import { InternalMark } from "../../../components/ui/InternalMark";
import { Fact, NameHead, PanelTable, RowActions } from "../../../components/ui/PanelTable";
import { buttonClass } from "../../../components/ui/Button";
import { VisuallyHidden } from "../../../components/ui/VisuallyHidden";
import { panelPaths } from "../../../lib/panel-paths";

/** The plans with what is on them. */
export function PlanTable({ plans }: { plans: readonly Plan[] }) {
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
