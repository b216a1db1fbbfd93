import { useNavigate } from "react-router-dom";
import { savedMessage } from "shared-types/kit/panel-messages";
import type { SpeciesKind } from "shared-types/species/codes";
import { suggestKeyId } from "shared-types/species/key-id";
import { noticeState } from "../../../lib/notice";
import type { Read } from "../../../lib/read";
import { useRead } from "../../../lib/swr";
import { EditForm } from "../../../components/form/EditForm";
import { Follow } from "../../../components/form/Follow";
import type { PanelSpecies, SpeciesDraft } from "../../../components/panel/panel-species";
import { SpeciesFields } from "./SpeciesFields";
import { SpeciesPreview } from "./SpeciesPreview";

interface SpeciesAddProps<K extends SpeciesKind> {
  kind: PanelSpecies<K>;
  /** The list of the others, whose keys are taken. */
  others: Read<{ keyId: string }[]>;
}

/** A new record; once added, its edit screen opens in place of this one. */
export function SpeciesAdd<K extends SpeciesKind>(props: SpeciesAddProps<K>) {
  const { kind, others } = props;
  const { data: listed = [] } = useRead(others);
  const takenKeys = new Set(listed.map(({ keyId }) => keyId));
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
          ...noticeState(savedMessage(kind.noun, "added")),
        })
      }
      submitLabel="ADD"
      aside={<SpeciesPreview facts={kind.facts} />}
    >
      <Follow from="nameCommon" to="nameDisplay" by={(name) => name} />
      <Follow from="nameCommon" to="keyId" by={(name) => suggestKeyId(name, takenKeys)} />
      <SpeciesFields kind={kind} />
    </EditForm>
  );
}
