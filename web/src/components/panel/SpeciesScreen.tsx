import { useLocation } from "react-router-dom";
import { panelPaths } from "../../lib/panel-paths";
import { PanelMissing } from "../layout/PanelMissing";
import { PanelScreen } from "../layout/PanelScreen";
import { SpeciesAdd } from "./SpeciesAdd";
import { SpeciesEdit } from "./SpeciesEdit";
import type { SpeciesDraft, SpeciesExtras, SpeciesKind, SpeciesParts } from "./species-kind";

interface SpeciesScreenProps<D extends SpeciesDraft, R extends D & SpeciesExtras> {
  kind: SpeciesKind<D, R>;
  /** From the address: 'add', or none, for a new record (spec §4). */
  keyId: string | undefined;
  parts: SpeciesParts<R>;
}

/** A key id, or the number of a record. */
const isKey = (keyId: string) => /^[a-z0-9-]{1,10}$/.test(keyId);

/** Plant Edit, Plant Add, Animal Edit, Animal Add (spec §2). */
export function SpeciesScreen<D extends SpeciesDraft, R extends D & SpeciesExtras>(
  props: SpeciesScreenProps<D, R>,
) {
  const { kind, keyId = "add", parts } = props;
  const { state } = useLocation() as { state: { visit?: string } | null };
  const isNew = keyId === "add";
  const actions = [
    { label: "Admin Home", to: panelPaths.home },
    { label: `${kind.noun} Index`, to: kind.indexPath },
    { label: `Add ${kind.noun}`, to: kind.addPath },
  ];
  if (!isNew && !isKey(keyId)) {
    return <PanelMissing title={`${kind.noun} Edit`} message={kind.keyMessage} actions={actions} />;
  }
  // A record that was given another key here stays the one that is open.
  const visit = state?.visit ?? keyId;
  return (
    <PanelScreen title={isNew ? `${kind.noun} Add` : `${kind.noun} Edit`} actions={actions}>
      {isNew ? (
        <SpeciesAdd kind={kind} parts={parts} />
      ) : (
        <SpeciesEdit key={visit} kind={kind} keyId={keyId} visit={visit} parts={parts} />
      )}
    </PanelScreen>
  );
}
