import type { ReactNode } from "react";
import type { AnimalDetail } from "shared-types";
import { RecordPage } from "../../../components/layout/RecordPage";
import { AnimalFacts } from "./AnimalFacts";

interface AnimalViewProps {
  animal: AnimalDetail;
  breadcrumb: ReactNode;
  photos?: ReactNode;
}

/** One animal's page. */
export function AnimalView({ animal, breadcrumb, photos }: AnimalViewProps) {
  return (
    <RecordPage
      record={animal}
      kind="animal"
      label={animal.classTax ? `Fauna · ${animal.classTax}` : "Fauna"}
      breadcrumb={breadcrumb}
      facts={<AnimalFacts animal={animal} />}
      photos={photos}
    />
  );
}
