import type { AnimalDetail } from "shared-types";
import { FactList } from "../../../components/ui/FactList";

/** Where an animal stands in the system, for the facts column. */
export function AnimalFacts({ animal }: { animal: AnimalDetail }) {
  return (
    <FactList
      facts={[
        { label: "Class", value: animal.classTax },
        { label: "Order", value: animal.order },
        { label: "Family", value: animal.family },
        { label: "Also called", value: animal.aka },
      ]}
    />
  );
}
