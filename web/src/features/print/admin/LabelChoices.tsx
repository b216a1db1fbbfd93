import { chakra } from "@chakra-ui/react";
import type { TagOption } from "../../../components/form/tag-matches";
import { TagsEntry } from "../../../components/form/TagsField";
import { SelectField } from "../../../components/ui/SelectField";
import { TickBox } from "../../../components/ui/TickBox";
import { labelFieldIds, labelFields } from "./plant-label";
import { labelSheetIds, labelSheets, labelsOn } from "./label-sheets";
import type { PlantGroup } from "./plant-groups";
import { idsOf, plantSources, type PrintView } from "./print-view";

interface LabelChoicesProps {
  view: PrintView;
  plants: readonly TagOption[];
  groups: readonly PlantGroup[];
  onChange: (fields: Partial<PrintView>) => void;
}

const sheets = labelSheetIds.map((value) => ({ value, label: labelSheets[value].label }));

/** Which plants, on which sheet, and what a label says. */
export function LabelChoices({ view, plants, groups, onChange }: LabelChoicesProps) {
  const count = labelsOn(labelSheets[view.sheet]);
  const starts = Array.from({ length: count }, (_, n) => String(n + 1));
  return (
    <>
      <SelectField
        name="from"
        label="Plants"
        value={view.from}
        options={[
          { value: plantSources.all, label: "All plants" },
          { value: plantSources.named, label: "Chosen by name" },
          ...groups,
        ]}
        onChange={(from) => onChange({ from })}
      />
      {view.from === plantSources.named && (
        <TagsEntry
          name="plantIds"
          label="Find plants"
          labelClass="part-label"
          noun="plants"
          options={plants}
          value={idsOf(view)}
          onChange={(ids) => onChange({ ids: ids.join() })}
        />
      )}
      <SelectField
        name="sheet"
        label="Sheet"
        value={view.sheet}
        options={sheets}
        onChange={(sheet) => onChange({ sheet })}
      />
      <SelectField
        name="start"
        label="First free label"
        value={String(Math.min(view.start, count))}
        options={starts.map((value) => ({ value, label: value }))}
        onChange={(start) => onChange({ start: Number(start) })}
      />
      <FieldBoxes without={view.without} onChange={(without) => onChange({ without })} />
    </>
  );
}

interface FieldBoxesProps {
  without: string;
  onChange: (without: string) => void;
}

function FieldBoxes({ without, onChange }: FieldBoxesProps) {
  return (
    <chakra.fieldset>
      <chakra.legend className="part-label" padding="0" fontFamily="sans">
        On the label
      </chakra.legend>
      {labelFieldIds.map((field) => (
        <TickBox
          key={field}
          isTicked={!without.includes(field)}
          onTick={(isTicked) => onChange(isTicked ? without.replace(field, "") : without + field)}
        >
          {labelFields[field].label}
        </TickBox>
      ))}
    </chakra.fieldset>
  );
}
