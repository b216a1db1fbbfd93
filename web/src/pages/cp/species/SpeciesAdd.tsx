import { useNavigate } from "react-router-dom";
import { savedMessage, type SpeciesKind } from "shared-types";
import { suggestKeyId } from "../../../lib/key-id";
import { saidState } from "../../../lib/said";
import { EditForm } from "../../../components/form/EditForm";
import { Follow } from "../../../components/form/Follow";
import type { PanelSpecies, SpeciesDraft } from "../../../components/panel/panel-species";
import { SpeciesFields } from "./SpeciesFields";
import { SpeciesPreview } from "./SpeciesPreview";

interface SpeciesAddProps<K extends SpeciesKind> {
  kind: PanelSpecies<K>;
  takenKeys: string[];
}

/** A new record; once added, its edit screen opens in place of this one. */
export function SpeciesAdd<K extends SpeciesKind>(props: SpeciesAddProps<K>) {
  const { kind, takenKeys } = props;
  const navigate = useNavigate();
  return (
    <EditForm<SpeciesDraft<K>>
      draftKey={`${kind.linkType}/0`}
      initialValues={kind.empty}
      schema={kind.schema}
      save={kind.add}
      onSaved={({ keyId }) =>
        void navigate(kind.editPath(keyId), {
          replace: true,
          ...saidState(savedMessage(kind.noun, "added")),
        })
      }
      submitLabel="ADD"
      aside={<SpeciesPreview facts={kind.facts} />}
    >
      <Follow from="nameCommon" to="nameDisplay" by={(name) => name} />
      <Follow from="nameCommon" to="keyId" by={(name) => suggestKeyId(name, new Set(takenKeys))} />
      <SpeciesFields kind={kind} />
    </EditForm>
  );
}
