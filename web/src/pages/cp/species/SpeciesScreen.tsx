import { useLocation, useParams } from "react-router-dom";
import { isKeyId, newSpeciesKey, type SpeciesKind } from "shared-types/species/codes";
import { PanelMissing } from "../../../components/layout/PanelMissing";
import { PanelScreen, type PanelAction } from "../../../components/layout/PanelScreen";
import { SpeciesAdd } from "./SpeciesAdd";
import { SpeciesEdit } from "./SpeciesEdit";
import type { PanelSpecies } from "../../../components/panel/panel-species";
import type { Read } from "../../../lib/read";

interface SpeciesScreenProps<K extends SpeciesKind> {
  kind: PanelSpecies<K>;
  /** The list of the others, whose keys are taken. */
  others: Read<{ keyId: string }[]>;
}

/** Plant Edit, Plant Add, Animal Edit, Animal Add; without a key in the address, or with "add", a new record. */
export function SpeciesScreen<K extends SpeciesKind>(props: SpeciesScreenProps<K>) {
  const { kind, others } = props;
  const { keyId = newSpeciesKey } = useParams();
  const { state } = useLocation() as { state: { visit?: string } | null };
  const isNew = keyId === newSpeciesKey;
  const actions: PanelAction[] = ["home", `${kind.linkType}Index`, `${kind.linkType}Add`];
  if (!isNew && !isKeyId(keyId)) {
    return <PanelMissing title={`${kind.noun} Edit`} message={kind.keyMessage} actions={actions} />;
  }
  // A record whose key was changed here stays open.
  const visit = state?.visit ?? keyId;
  return (
    <PanelScreen title={isNew ? `${kind.noun} Add` : `${kind.noun} Edit`} actions={actions}>
      {isNew ? (
        <SpeciesAdd kind={kind} others={others} />
      ) : (
        <SpeciesEdit key={visit} kind={kind} keyId={keyId} visit={visit} />
      )}
    </PanelScreen>
  );
}
