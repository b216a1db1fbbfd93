import type { Plan } from "shared-types/plan/answers";
import type { PlantRow } from "shared-types/plant/answers";
import type { PrintView } from "../../../features/print/admin/print-view";

/** What each kind of print gets. */
export interface PrintProps {
  plants: readonly PlantRow[];
  plans: readonly Plan[];
  view: PrintView;
  onChange: (fields: Partial<PrintView>) => void;
}
