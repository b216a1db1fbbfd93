import { useFormikContext } from "formik";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { capital } from "shared-types/kit/capital";
import { limits } from "shared-types/kit/limits";
import { cultivarOf, nameOfToday } from "shared-types/name/spelling";
import type { FoundName } from "shared-types/name/answers";
import type { SpeciesKind } from "shared-types/species/codes";
import { speciesFields } from "shared-types/species/fields";
import { useEditForm } from "../../../components/form/edit-form-context";
import { FieldRow } from "../../../components/form/FieldRow";
import { FieldSources } from "../../../components/form/FieldFrame";
import { NameField } from "../../../components/form/NameField";
import type { PanelSpecies, SpeciesDraft } from "../../../components/panel/panel-species";

type Values = Partial<Record<string, unknown>>;

/** What a book filled in, by the fields of the form. */
interface Filled {
  values: Values;
  source: string;
}

/**
 * What a book knows, for the fields that are free: empty, or still as the `last` choice filled them in, which may have been a
 * slip. The two names are what was chosen for.
 */
function fill(values: Values, found: FoundName, last: Values): Values {
  const known: Values = {
    aka: found.names.join(", ").slice(0, limits.text),
    type: found.type,
    classTax: found.classTax,
    order: found.order,
    family: found.family,
    native: found.native,
    keystone: found.keystone,
    keystoneSource: found.keystoneSource,
  };
  const isFree = (name: string) => name in values && ["", null, last[name]].includes(values[name]);
  return Object.fromEntries(Object.entries(known).filter(([name]) => isFree(name)));
}

/** The names, and what follows them while they are typed. */
const named = ["nameCommon", "nameScientific", "nameDisplay", "keyId"];

/** Whether nothing else was filled in. */
const isOnlyNamed = (values: Values, initial: Values) =>
  Object.keys(values).every((name) => named.includes(name) || values[name] === initial[name]);

interface BookNamesProps<K extends SpeciesKind> {
  kind: PanelSpecies<K>;
  /** The other fields, each of which says when its value is a book's. */
  children: ReactNode;
}

/** The two names of a species. Choosing one that a book knows fills in the fields that are empty. */
export function BookNames<K extends SpeciesKind>({ kind, children }: BookNamesProps<K>) {
  const { values, initialValues, setValues } = useFormikContext<SpeciesDraft<K>>();
  const form = useEditForm();
  const [filled, setFilled] = useState<Filled>({ values: {}, source: "" });
  const navigate = useNavigate();
  const recordId = kind.idOf(values);
  const sourceOf = (name: string) => {
    const text = filled.values[name] ?? "";
    return text !== "" && text === (values as Values)[name] ? filled.source : "";
  };
  const take = (found: FoundName, cultivar = "") => {
    if (found.recordId > 0) {
      // What was typed to find it is no loss.
      if (recordId === 0 && isOnlyNamed(values, initialValues)) form?.forget();
      return void navigate(kind.editPath(String(found.recordId)));
    }
    const nameScientific = [nameOfToday(found), cultivar].join(" ").trim().slice(0, limits.text);
    const nameCommon = capital(found.nameCommon) || nameScientific;
    const next = { ...fill(values, found, filled.values), nameCommon, nameScientific };
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
          onTake={(found) => take(found)}
        />
        <NameField
          {...field}
          name="nameScientific"
          label={speciesFields.nameScientific.label}
          onTake={(found) => take(found, cultivarOf(values.nameScientific))}
        />
      </FieldRow>
      {children}
    </FieldSources>
  );
}
