import { useState } from "react";
import type { PhotoOptions } from "shared-types/photo/answers";
import { Button } from "../../../../components/ui/Button";
import { countOf } from "../../../../lib/format";
import styles from "../Csv.module.css";
import { choiceOf, chooseRest, keyOf, settle, type Choices, type Unmatched } from "./choices";
import { UnmatchedName } from "./UnmatchedName";

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
