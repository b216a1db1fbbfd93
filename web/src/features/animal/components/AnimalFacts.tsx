import type { AnimalDetail } from "shared-types";
import { FactList } from "../../../components/ui/FactList";

type Facts = Pick<AnimalDetail, "classTax" | "order" | "family" | "aka">;

/** An animal's taxonomy, for the facts column. */
export function AnimalFacts({ animal }: { animal: Facts }) {
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
