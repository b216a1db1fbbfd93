import { useFormikContext } from "formik";
import type { AnimalDraft } from "shared-types";
import type { PictureKit } from "../../../components/form/PictureField";
import { SpeciesPreview } from "../../../components/panel/SpeciesPreview";
import { AnimalFacts } from "../components/AnimalFacts";

/** The animal as visitors will see it, while it is typed. */
export function AnimalPreview({ Picture }: { Picture: PictureKit["Preview"] }) {
  const { values } = useFormikContext<AnimalDraft>();
  return (
    <SpeciesPreview values={values} Picture={Picture} facts={<AnimalFacts animal={values} />} />
  );
}
