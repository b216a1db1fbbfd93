import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import type { PhotoWord } from "shared-types/photo-word/answers";
import { Outcome, type OutcomeWords } from "../../../../components/panel/Outcome";
import { BusyButton } from "../../../../components/ui/BusyButton";
import { PanelTable } from "../../../../components/ui/PanelTable";
import { TickBox } from "../../../../components/ui/TickBox";
import { acceptWords, refuseWord } from "./accept-words";
import styles from "./PhotoWords.module.css";
import { PhotoWordRow } from "./PhotoWordRow";
import { acceptedOf, chosenOf, wordRows } from "./word-rows";

const titleOf = (count: number) =>
  count === 1
    ? "This word in your photos is a plant or animal"
    : `These ${count.toLocaleString("en-US")} words in your photos are plants and animals`;

const hint =
  "Your photo program wrote them. Each becomes a page with its names, its photos are tagged, and the best one becomes its picture.";

interface PhotoWordsProps {
  words: readonly PhotoWord[];
  /** These words are species of the site now; none after an undo. */
  onAccepted?: (words: readonly string[]) => void;
}

/** Words of the photos that are plants and animals, to add them all at once (docs/product.md 3.24). */
export function PhotoWords({ words, onAccepted = () => undefined }: PhotoWordsProps) {
  const { rows, others } = wordRows(words);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [species, setSpecies] = useState<ReadonlyMap<string, string>>(new Map());
  const [isShown, setIsShown] = useState(true);
  const [outcome, setOutcome] = useState<OutcomeWords | null>(null);
  const choices = { left, species };
  const accept = acceptedOf(rows, choices);

  const tick = (word: string, isTicked: boolean) => {
    const next = new Set(left);
    if (isTicked) next.delete(word);
    else next.add(word);
    setLeft(next);
  };
  const add = async () => {
    const visibility = isShown ? "public" : "internal";
    const done = await acceptWords({ accept, visibility }, () => onAccepted([]));
    setOutcome(done);
    if (!done.isBad) onAccepted(accept.map(({ word }) => word));
  };
  return (
    <chakra.section aria-label="Plants and animals in your photos" display="grid" gap="4">
      <Outcome outcome={outcome} />
      {rows.length > 0 && (
        <>
          <div>
            <chakra.h2 fontFamily="serif" fontSize="var(--step-1)">
              {titleOf(rows.length)}
            </chakra.h2>
            <chakra.p textStyle="interface" color="inkSoft">
              {hint}
            </chakra.p>
          </div>
          <PanelTable
            caption={titleOf(rows.length)}
            columns={["Word", "Photos", "Is", "Kind", "Page", ""]}
            hasPicks
          >
            {rows.map((row) => (
              <PhotoWordRow
                key={row.word}
                row={row}
                chosen={chosenOf(row, choices)}
                isTicked={!left.has(row.word)}
                onTick={(isTicked) => tick(row.word, isTicked)}
                onChoose={(id) => setSpecies(new Map(species).set(row.word, id))}
                onRefuse={async () => setOutcome(await refuseWord(row.word))}
              />
            ))}
          </PanelTable>
          <div className={styles.bar}>
            <div className={styles.actions}>
              <TickBox isTicked={isShown} onTick={setIsShown}>
                Show these to visitors
              </TickBox>
              <BusyButton
                kind="solid"
                busyLabel="Adding..."
                disabled={accept.length === 0}
                onPress={add}
              >
                Add {accept.length.toLocaleString("en-US")} to the garden
              </BusyButton>
            </div>
          </div>
        </>
      )}
      {others.length > 0 && <OtherWords words={others} />}
    </chakra.section>
  );
}

/** The words that name no species, folded. */
const OtherWords = ({ words }: { words: readonly string[] }) => (
  <chakra.details textStyle="interface">
    <chakra.summary paddingBlock="2" cursor="pointer">
      Other words in your photos ({words.length.toLocaleString("en-US")})
    </chakra.summary>
    <p className="part-hint">
      No book of names has these as a species. A genus alone, “sp.” and “cf.” never become one.
    </p>
    <p>
      <bdi>{words.join(", ")}</bdi>
    </p>
  </chakra.details>
);
