import { useFormikContext } from "formik";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { limits } from "shared-types/kit/limits";
import { nameOfToday } from "shared-types/name/spelling";
import type { FoundName } from "shared-types/name/answers";
import type { SpeciesKind } from "shared-types/species/codes";
import { speciesFields } from "shared-types/species/fields";
import { FieldRow } from "../../../components/form/FieldRow";
import { FieldSources } from "../../../components/form/field-sources";
import { NameField } from "../../../components/form/NameField";
import type { PanelSpecies, SpeciesDraft } from "../../../components/panel/panel-species";

/** What a book fills in, by the fields of the form. */
interface Filled {
  values: Partial<Record<string, string | number>>;
  source: string;
}

/** Names are what was chosen for; of the rest, only what the owner has not filled in. */
function fill(values: object, found: FoundName): Filled["values"] {
  const nameScientific = nameOfToday(found);
  const known: Filled["values"] = {
    aka: found.names.join(", ").slice(0, limits.text),
    type: found.type,
    classTax: found.classTax,
    order: found.order,
    family: found.family,
    native: found.native,
    ...(found.keystone !== null && {
      keystone: found.keystone,
      keystoneSource: found.keystoneSource,
    }),
  };
  const isEmpty = ([name, text = ""]: [string, (string | number)?]) =>
    text !== "" && ["", null].includes((values as Record<string, string | null>)[name] ?? "gone");
  return {
    nameCommon: found.nameCommon || nameScientific,
    nameScientific,
    ...Object.fromEntries(Object.entries(known).filter(isEmpty)),
  };
}

interface BookNamesProps<K extends SpeciesKind> {
  kind: PanelSpecies<K>;
  /** The other fields, each of which says when its value is a book's. */
  children: ReactNode;
}

/** The two names of a species. Choosing one that a book knows fills in the fields that are empty. */
export function BookNames<K extends SpeciesKind>({ kind, children }: BookNamesProps<K>) {
  const { values, setValues } = useFormikContext<SpeciesDraft<K>>();
  const [filled, setFilled] = useState<Filled>({ values: {}, source: "" });
  const navigate = useNavigate();
  const recordId = kind.idOf(values);
  const sourceOf = (name: string) => {
    const text = filled.values[name];
    return text !== undefined && text === (values as Record<string, unknown>)[name]
      ? filled.source
      : "";
  };
  const take = (found: FoundName) => {
    if (found.recordId > 0) return void navigate(kind.editPath(String(found.recordId)));
    const next = fill(values, found);
    setFilled({ values: next, source: found.source });
    void setValues({ ...values, ...next });
  };
  const field = { kind: kind.linkType, recordId, required: true, maxLength: limits.text };
  return (
    <FieldSources value={sourceOf}>
      <FieldRow>
        <NameField
          {...field}
          name="nameCommon"
          label={speciesFields.nameCommon.label}
          onTake={take}
        />
        <NameField
          {...field}
          name="nameScientific"
          label={speciesFields.nameScientific.label}
          onTake={take}
        />
      </FieldRow>
      {children}
    </FieldSources>
  );
}
