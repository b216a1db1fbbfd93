import { useNavigate } from "react-router-dom";
import { savedMessage, type SpeciesKind } from "shared-types";
import { suggestKeyId } from "../../../lib/key-id";
import { saidState } from "../../../lib/said";
import { EditForm } from "../../../components/form/EditForm";
import type { PanelSpecies, SpeciesDraft } from "../../../components/panel/panel-species";
import { SpeciesFields } from "./SpeciesFields";
import { SpeciesPreview } from "./SpeciesPreview";
import { useEffect, useEffectEvent, useRef } from "react";
import { useFormField } from "../../../components/form/use-form-field";

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

interface FollowProps {
  from: string;
  to: string;
  by: (text: string) => string;
}

/** Fills one field from another until it is edited by hand. */
function Follow({ from, to, by }: FollowProps) {
  const { value: source } = useFormField<string>(from);
  const { value, set } = useFormField<string>(to);
  const suggested = useRef(value);

  const follow = useEffectEvent((text: string) => {
    const next = by(text);
    if (value !== suggested.current || next === value) return;
    suggested.current = next;
    set(next);
  });
  useEffect(() => follow(source), [source]);
  return null;
}
