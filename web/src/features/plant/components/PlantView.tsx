import type { ReactNode } from "react";
import type { PlantDetail } from "shared-types";
import { RecordPage } from "../../../components/layout/RecordPage";
import { plantCodes } from "./plant-codes";
import { PlantFacts } from "./PlantFacts";

interface PlantViewProps {
  plant: PlantDetail;
  breadcrumb: ReactNode;
  photos?: ReactNode;
}

/** One plant's page. */
export function PlantView({ plant, breadcrumb, photos }: PlantViewProps) {
  const type = plantCodes(plant).type?.label;
  return (
    <RecordPage
      record={plant}
      kind="plant"
      label={type ? `Flora · ${type}` : "Flora"}
      breadcrumb={breadcrumb}
      facts={<PlantFacts plant={plant} />}
      photos={photos}
    />
  );
}
