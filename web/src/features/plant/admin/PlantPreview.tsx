import { useFormikContext } from "formik";
import type { PlantDraft } from "shared-types";
import type { PictureKit } from "../../../components/form/PictureField";
import { SpeciesPreview } from "../../../components/panel/SpeciesPreview";
import { PlantFacts } from "../components/PlantFacts";

/** The plant as visitors will see it, while it is typed. */
export function PlantPreview({ Picture }: { Picture: PictureKit["Preview"] }) {
  const { values } = useFormikContext<PlantDraft>();
  return <SpeciesPreview values={values} Picture={Picture} facts={<PlantFacts plant={values} />} />;
}
