import type { Plan, PlantRow } from "shared-types";
import type { PrintView } from "../../../features/print/admin/print-view";

/** What each kind of print gets. */
export interface PrintProps {
  plants: readonly PlantRow[];
  plans: readonly Plan[];
  view: PrintView;
  onChange: (fields: Partial<PrintView>) => void;
}
