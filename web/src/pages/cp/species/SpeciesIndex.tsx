import { Confirmation } from "../../../components/form/Confirmation";
import { PanelScreen, type PanelAction } from "../../../components/layout/PanelScreen";
import type { Bulk } from "../../../components/panel/bulk";
import { NothingYet } from "../../../components/panel/NothingYet";
import { usePicking } from "../../../components/panel/use-picking";
import type { PanelSpecies } from "../../../components/panel/panel-species";
import type { SpeciesKind } from "shared-types/species/codes";
import type { ListedSpecies, SpeciesRow } from "../../../components/species/listed-species";
import { SpeciesList } from "../../../components/species/SpeciesList";
import { panelPaths } from "../../../lib/panel-paths";
import { useNotice } from "../../../lib/notice";

interface SpeciesIndexProps<K extends SpeciesKind, Change extends { ids: number[] }> {
  kind: PanelSpecies<K>;
  species: ListedSpecies<K>;
  bulk: Bulk<SpeciesRow<K>, Change>;
}

/** Plant Index and Animal Index: the visitors' list, each row leading to its form, to be selected too. */
export function SpeciesIndex<K extends SpeciesKind, Change extends { ids: number[] }>({
  kind,
  species,
  bulk,
}: SpeciesIndexProps<K, Change>) {
  const { noun, linkType, indexPath, editPath } = kind;
  const { notice, binned } = useNotice();
  const picking = usePicking(bulk);
  const actions: PanelAction[] = ["home", `${linkType}Add`];
  return (
    <PanelScreen title={`${noun} Index`} actions={actions}>
      <Confirmation binned={binned}>{notice}</Confirmation>
      <div>
        <SpeciesList
          species={species}
          listPath={indexPath}
          pathOf={editPath}
          picking={picking}
          nothingYet={
            <NothingYet
              many={species.many}
              first={{ label: `Add your first ${linkType}`, to: panelPaths[`${linkType}Add`] }}
            />
          }
        />
      </div>
    </PanelScreen>
  );
}
