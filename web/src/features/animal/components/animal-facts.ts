import type { AnimalDetail } from "shared-types/animal/codes";
import type { Fact } from "../../../components/ui/FactList";

type Facts = Pick<AnimalDetail, "classTax" | "order" | "family" | "aka">;

/** An animal's taxonomy, for the column of its page. */
export function animalFacts({ classTax, order, family, aka }: Facts): Fact[] {
  return [
    { label: "Class", value: classTax },
    { label: "Order", value: order },
    { label: "Family", value: family },
    { label: "Also called", value: aka },
  ];
}
