import { useNavigate } from "react-router-dom";
import { savedMessage } from "shared-types";
import { suggestKeyId } from "../../lib/key-id";
import { saidState } from "../../lib/said";
import { EditForm } from "../form/EditForm";
import { Follow } from "../form/Follow";
import type { SpeciesDraft, SpeciesExtras, SpeciesKind, SpeciesParts } from "./species-kind";

interface SpeciesAddProps<D extends SpeciesDraft, R extends D & SpeciesExtras> {
  kind: SpeciesKind<D, R>;
  parts: SpeciesParts<R>;
}

/** A new record; once added, its edit screen opens in place of this one. */
export function SpeciesAdd<D extends SpeciesDraft, R extends D & SpeciesExtras>(
  props: SpeciesAddProps<D, R>,
) {
  const { kind, parts } = props;
  const navigate = useNavigate();
  return (
    <EditForm<D>
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
      aside={parts.preview}
    >
      <Follow from="nameCommon" to="nameDisplay" by={(name) => name} />
      <Follow
        from="nameCommon"
        to="keyId"
        by={(name) => suggestKeyId(name, new Set(parts.takenKeys))}
      />
      {parts.fields}
    </EditForm>
  );
}
