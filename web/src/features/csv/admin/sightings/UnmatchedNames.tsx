import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import type { PhotoOptions } from "shared-types/photo/answers";
import type { SpeciesKind } from "shared-types/species/codes";
import { TagsEntry } from "../../../../components/form/TagsField";
import { Button } from "../../../../components/ui/Button";
import { SelectField } from "../../../../components/ui/SelectField";
import { countOf } from "../../../../lib/format";
import {
  choiceOf,
  chooseRest,
  keyOf,
  settle,
  type Choices,
  type Unmatched,
  kindsOf,
  left,
  type Choice,
} from "./choices";
import styles from "../Csv.module.css";

interface UnmatchedNamesProps {
  names: readonly Unmatched[];
  options: PhotoOptions;
  choices: Choices;
  onChange: (choices: Choices) => void;
}

/** A life list has thousands of names, and the most frequent come first. */
const step = 50;

/** The names of a file that the site does not know. */
export function UnmatchedNames({ names, options, choices, onChange }: UnmatchedNamesProps) {
  const [shown, setShown] = useState(step);
  const open = names.filter((name) => choiceOf(choices, name).is === "left");
  const proposals = open.filter(({ proposed }) => proposed.id > 0).length;
  const others = open.filter(({ proposed }) => proposed.id === 0 && proposed.kind !== "").length;
  const settled = settle(names, choices).matches.length;
  return (
    <section aria-labelledby="names" className={styles.names}>
      <h3 id="names" className={styles.title}>
        {countOf(names.length, "name", "names")} this site doesn’t know
      </h3>
      <p>
        Say what each one is. Lines of a name that you leave out are not imported now; you can
        import the same file again later. {settled > 0 && `${settled} of ${names.length} settled.`}
      </p>
      <div className={styles.choice}>
        {proposals > 0 && (
          <Button onClick={() => onChange(chooseRest(names, choices, "proposed"))}>
            Accept {countOf(proposals, "proposal", "proposals")}
          </Button>
        )}
        {others > 0 && (
          <Button onClick={() => onChange(chooseRest(names, choices, "new"))}>
            Add {countOf(others, "name as a new", "names as new")}, hidden{" "}
            {others === 1 ? "record" : "records"}
          </Button>
        )}
      </div>
      <ul role="list" className={styles.files}>
        {names.slice(0, shown).map((name) => (
          <UnmatchedName
            key={keyOf(name)}
            name={name}
            options={options}
            choice={choiceOf(choices, name)}
            onChange={(choice) => onChange({ ...choices, [keyOf(name)]: choice })}
          />
        ))}
      </ul>
      {names.length > shown && (
        <Button onClick={() => setShown(shown + step)}>
          Show {Math.min(step, names.length - shown)} more names
        </Button>
      )}
    </section>
  );
}

interface UnmatchedNameProps {
  name: Unmatched;
  options: PhotoOptions;
  choice: Choice;
  onChange: (choice: Choice) => void;
}

const kinds = {
  animal: { label: "Animal", noun: "animals", of: "Animals" },
  plant: { label: "Plant", noun: "plants", of: "Plants" },
} as const;

interface Way {
  value: string;
  label: string;
  choice: Choice;
}

const waysOfKind = (kind: SpeciesKind): Way[] => [
  {
    value: `chosen-${kind}`,
    label: `One of your ${kinds[kind].noun}…`,
    choice: { is: "chosen", kind, id: 0 },
  },
  {
    value: `new-${kind}`,
    label: `A new ${kind}, hidden from visitors`,
    choice: { is: "new", kind },
  },
];

/** Everything that a name may be. */
function waysOf(name: Unmatched): Way[] {
  const { id, nameCommon } = name.proposed;
  const proposed: Way[] =
    id > 0 ? [{ value: "proposed", label: `Yes, ${nameCommon}`, choice: { is: "proposed" } }] : [];
  const out: Way = { value: "left", label: "Leave out for now", choice: left };
  return [out, ...proposed, ...kindsOf(name).flatMap(waysOfKind)];
}

const valueOf = (choice: Choice) => ("kind" in choice ? `${choice.is}-${choice.kind}` : choice.is);

/** A name that the site does not know: what it is, or that it is left out. */
function UnmatchedName({ name, options, choice, onChange }: UnmatchedNameProps) {
  const { nameScientific, nameCommon, count, changed, proposed } = name;
  const ways = waysOf(name);
  const isScientific = nameScientific !== nameCommon;
  const details = [
    isScientific ? nameCommon : "",
    countOf(count + changed, "line", "lines"),
  ].filter(Boolean);
  return (
    <li className={styles.file}>
      <chakra.div role="group" aria-label={nameScientific} display="contents">
        <div className={styles.words}>
          <p className={styles.name}>{isScientific ? <i>{nameScientific}</i> : nameScientific}</p>
          <p className={styles.soft}>{details.join(", ")}</p>
          {proposed.id > 0 && <p>Is this your {proposed.nameCommon}?</p>}
        </div>
        <chakra.div display="grid" gap="3" flex="0 1 20rem" minWidth="0">
          <SelectField
            name="match"
            label="It is"
            value={valueOf(choice)}
            options={ways}
            onChange={(value) => onChange(ways.find((way) => way.value === value)?.choice ?? left)}
          />
          {choice.is === "chosen" && (
            <TagsEntry
              name={`match ${nameScientific}`}
              label={kinds[choice.kind].label}
              noun={kinds[choice.kind].noun}
              options={options[kinds[choice.kind].of]}
              value={choice.id > 0 ? [choice.id] : []}
              onChange={(ids) => onChange({ ...choice, id: ids.at(-1) ?? 0 })}
            />
          )}
        </chakra.div>
      </chakra.div>
    </li>
  );
}
