import type { SpeciesKind } from "shared-types/species/codes";
import { filterToQuery } from "../../lib/filter";
import { Button } from "../ui/Button";
import { choiceRows, ChoiceRow } from "../ui/ChoiceRow";
import { SelectField } from "../ui/SelectField";
import type { FacetChoice } from "./facets";
import type {
  FacetsKnown,
  ListedSpecies,
  SpeciesFacet,
  SpeciesFilter,
  SpeciesRow,
} from "./listed-species";
import styles from "./FacetPanel.module.css";

interface FacetPanelProps<K extends SpeciesKind> {
  species: ListedSpecies<K>;
  /** All that the search found. */
  rows: readonly SpeciesRow<K>[];
  filter: SpeciesFilter<K>;
  known: FacetsKnown<K> | undefined;
  /** What is known could not be read. */
  onRetry: (() => void) | undefined;
  countOf: (name: SpeciesFacet<K>["name"], value: string) => number;
  listPath: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onChange: (fields: Partial<SpeciesFilter<K>>) => void;
}

/** What takes a filter away. */
const any: FacetChoice = { value: "", label: "Any" };

/** What a list can be filtered by, and how many each choice leaves. Where the list's panel folds, they fold with it. */
export function FacetPanel<K extends SpeciesKind>(props: FacetPanelProps<K>) {
  const { species, rows, filter, known, onRetry, countOf, listPath, onChange } = props;
  const { filterSpec } = species;

  const rowOf = (facet: SpeciesFacet<K>) => {
    const { name, label, isLong, needsKnown } = facet;
    const chosen = filter[name];
    const choices = facet.choices(rows, known, chosen);
    if (choices.length === 0) return null;
    const change = (value: string) => ({ [name]: value || undefined }) as Partial<SpeciesFilter<K>>;
    const count = (value: string) =>
      value === "" || (needsKnown && !known) ? undefined : countOf(name, value);
    const all = [any, ...choices];
    return isLong ? (
      <div key={name} className={styles.long}>
        <SelectField
          name={filterSpec.fields[name].param}
          label={label}
          value={chosen ?? ""}
          options={all.map(({ value, label }) => ({
            value,
            label: value === "" ? label : `${label} (${count(value) ?? "…"})`,
          }))}
          onChange={(value) => onChange(change(value))}
        />
      </div>
    ) : (
      <ChoiceRow
        key={name}
        label={label}
        choices={all.map(({ value, ...choice }) => ({
          ...choice,
          to: listPath + filterToQuery(filterSpec, { ...filter, ...change(value) }),
          isChosen: (chosen ?? "") === value,
          count: count(value),
        }))}
      />
    );
  };

  return (
    <div className={styles.panel}>
      <details
        className={styles.fold}
        open={props.isOpen}
        onToggle={({ currentTarget }) => props.onToggle(currentTarget.open)}
      >
        <summary className={styles.summary}>Filters</summary>
      </details>
      <div className={choiceRows}>
        {species.facets.map(rowOf)}
        {onRetry && (
          <p role="alert" className={styles.missing}>
            Some filters could not be loaded.
            <Button kind="quiet" onClick={onRetry}>
              Try again
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
