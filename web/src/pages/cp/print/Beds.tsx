import { Link } from "react-router-dom";
import { Empty } from "../../../components/feedback/Empty";
import { SelectField } from "../../../components/ui/SelectField";
import { BedSheets } from "../../../features/print/admin/BedSheets";
import { PrintLayout } from "../../../features/print/admin/PrintLayout";
import { countOf } from "../../../lib/format";
import { panelPaths } from "../../../lib/panel-paths";
import { bedPagesOf } from "./bed-pages";
import type { PrintProps } from "./print-props";

/** Bed pages of one plan, at first the newest. */
export function Beds({ plants, plans, view, onChange }: PrintProps) {
  const all = plans
    .map((plan) => ({
      value: `plan-${plan.planId}`,
      label: plan.title,
      pages: bedPagesOf(plan, plants),
    }))
    .filter(({ pages }) => pages.length > 0);
  const chosen = all.find(({ value }) => value === view.from) ?? all[0];
  return (
    <PrintLayout
      view={view}
      onChange={onChange}
      printLabel={chosen ? `Print ${countOf(chosen.pages.length, "bed page", "bed pages")}` : ""}
      choices={
        chosen && (
          <SelectField
            name="from"
            label="Plan"
            value={chosen.value}
            options={all}
            onChange={(from) => onChange({ from })}
          />
        )
      }
      hint={<p>A page for each bed: its plants today, with space to write down what you find.</p>}
    >
      {chosen ? (
        <BedSheets beds={chosen.pages} />
      ) : (
        <Empty title="No plants on a plan yet.">
          <p>
            Draw beds and put plants on a plan in the{" "}
            <Link to={panelPaths.planIndex}>Plan Index</Link>.
          </p>
        </Empty>
      )}
    </PrintLayout>
  );
}
