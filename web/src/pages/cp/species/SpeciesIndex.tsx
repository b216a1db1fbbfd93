import { Confirmation } from "../../../components/form/Confirmation";
import { PanelScreen, type PanelAction } from "../../../components/layout/PanelScreen";
import type { PanelSpecies } from "../../../components/panel/panel-species";
import type { SpeciesKind } from "shared-types";
import type { ListedSpecies } from "../../../components/species/listed-species";
import { SpeciesList } from "../../../components/species/SpeciesList";
import { useSaid } from "../../../lib/said";

interface SpeciesIndexProps<K extends SpeciesKind> {
  kind: PanelSpecies<K>;
  species: ListedSpecies<K>;
}

/** Plant Index and Animal Index: the visitors' list, each row leading to its form. */
export function SpeciesIndex<K extends SpeciesKind>({ kind, species }: SpeciesIndexProps<K>) {
  const { noun, linkType, indexPath, editPath } = kind;
  const [said] = useSaid();
  const actions: PanelAction[] = ["home", `${linkType}Add`];
  return (
    <PanelScreen title={`${noun} Index`} actions={actions}>
      <Confirmation>{said}</Confirmation>
      <div>
        <SpeciesList species={species} listPath={indexPath} pathOf={editPath} />
      </div>
    </PanelScreen>
  );
}
