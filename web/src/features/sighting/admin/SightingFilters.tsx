import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { isDate } from "shared-types/kit/date";
import type { PhotoOptions } from "shared-types/photo/answers";
import {
  sightingEvidenceLabels,
  sightingEvidences,
  sightingMessages,
  ownSource,
} from "shared-types/sighting/codes";
import type { SightingFilter } from "shared-types/sighting/schema";
import { DateEntry } from "../../../components/form/DateField";
import { TagsEntry } from "../../../components/form/TagsField";
import { SelectField } from "../../../components/ui/SelectField";

/** Where sightings come from; others keep the name that they were saved with. */
const sourceLabels: Record<string, string> = {
  [ownSource]: "Noted here",
  inaturalist: "iNaturalist",
  ebird: "eBird",
  list: "Another list",
};

interface SightingFiltersProps {
  filter: SightingFilter;
  options: PhotoOptions;
  onChange: (fields: Partial<SightingFilter>) => void;
}

const evidence = [
  { value: "" as const, label: "Any" },
  ...sightingEvidences.map((value) => ({ value, label: sightingEvidenceLabels[value] })),
];

/** The sources that there are labels for, and another one that the address names. */
const sourcesWith = (source: string) => [
  { value: "", label: "Any" },
  ...[...new Set([...Object.keys(sourceLabels), source])]
    .filter((value) => value !== "")
    .map((value) => ({ value, label: sourceLabels[value] ?? value })),
];

const chosen = (id: number) => (id > 0 ? [id] : []);

/** What the list of sightings is narrowed to; each change begins on its first page. */
export function SightingFilters({ filter, options, onChange }: SightingFiltersProps) {
  const set = (change: Partial<SightingFilter>) => onChange({ ...change, pageId: 1 });
  return (
    <chakra.search
      className="part-interface"
      display="grid"
      gap="4"
      alignItems="end"
      gridTemplateColumns="repeat(auto-fill, minmax(min(11rem, 45%), 1fr))"
    >
      <TagsEntry
        name="filterAnimal"
        label="Find an Animal"
        labelClass="part-label"
        noun="animals"
        options={options.Animals}
        value={chosen(filter.animalId)}
        onChange={(ids) => set({ animalId: ids.at(-1) ?? 0 })}
      />
      <TagsEntry
        name="filterPlant"
        label="Find a Plant"
        labelClass="part-label"
        noun="plants"
        options={options.Plants}
        value={chosen(filter.plantId)}
        onChange={(ids) => set({ plantId: ids.at(-1) ?? 0 })}
      />
      <SelectField
        name="evidence"
        label="How"
        value={filter.evidence}
        options={evidence}
        onChange={(value) => set({ evidence: value })}
      />
      <SelectField
        name="source"
        label="Source"
        value={filter.source}
        options={sourcesWith(filter.source)}
        onChange={(source) => set({ source })}
      />
      <DateFilter
        name="filterFrom"
        label="From"
        value={filter.from}
        onChange={(from) => set({ from })}
      />
      <DateFilter name="filterTo" label="To" value={filter.to} onChange={(to) => set({ to })} />
    </chakra.search>
  );
}

interface DateFilterProps {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** What is typed stands at once: the address, which has the filter, follows later. Text that is no date yet is not filtered by. */
function DateFilter({ name, label, value, onChange }: DateFilterProps) {
  const [typed, setTyped] = useState<string>();
  const [isLeft, setIsLeft] = useState(false);
  const isRead = isDate(typed);
  const set = (next: string | null) => {
    setTyped(next ?? "");
    setIsLeft(false);
    if (isDate(next)) onChange(next ?? "");
  };
  const leave = () => {
    setIsLeft(true);
    if (isRead) setTyped(undefined);
  };
  return (
    <DateEntry
      name={name}
      label={label}
      labelClass="part-label"
      kind="date"
      hint=""
      value={typed ?? value}
      error={!isRead && isLeft ? sightingMessages.date : undefined}
      onChange={set}
      onBlur={leave}
    />
  );
}
