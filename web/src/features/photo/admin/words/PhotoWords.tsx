import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import type { PhotoWord } from "shared-types/photo-word/answers";
import type { AcceptedWord, PhotoWordsAccept } from "shared-types/photo-word/schema";
import { errorTexts, whyNotDone, whyNotSaved } from "../../../../components/form/errors";
import { Outcome, type OutcomeWords } from "../../../../components/panel/Outcome";
import { UndoButton } from "../../../../components/panel/UndoButton";
import { BusyButton } from "../../../../components/ui/BusyButton";
import { PanelTable } from "../../../../components/ui/PanelTable";
import { TickBox } from "../../../../components/ui/TickBox";
import { announceSave } from "../../../../lib/announce-save";
import { countOf } from "../../../../lib/format";
import { ownerRead } from "../../../../lib/owner-calls";
import { listOf } from "../../../../lib/panel-format";
import { PhotoWordRow } from "./PhotoWordRow";
import { acceptedOf, chosenOf, wordRows } from "./word-rows";
import styles from "./PhotoWords.module.css";

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

/** Takes back what was accepted at once; what became of it, in words. */
async function undoWords(words: readonly string[], onUndone: () => void): Promise<string> {
  const { errors } = await ownerRead("POST /api/photowordsundo", {
    body: { words: [...words] },
  }).catch((error: unknown) => ({ errors: whyNotDone(error) }));
  if (errors.length > 0) return errorTexts(errors).join(" ");
  onUndone();
  announceSave();
  return "Undone.";
}

let acts = 0;

/** The button that takes back what was accepted; a new one for each acceptance. */
function undoOf({ accept }: PhotoWordsAccept, onUndone: () => void) {
  const words = accept.map(({ word }) => word);
  acts += 1;
  return <UndoButton key={acts} undo={() => undoWords(words, onUndone)} />;
}

/** Makes words species; what became of them, in words, with its Undo. */
async function acceptWords(
  body: PhotoWordsAccept,
  onUndone: () => void = () => undefined,
): Promise<OutcomeWords> {
  try {
    const { errors, plants, animals, photos } = await ownerRead("POST /api/photowordsaccept", {
      body,
    });
    if (errors.length > 0)
      return { text: "Nothing was added.", problems: errorTexts(errors), isBad: true };
    announceSave();
    const added = [
      ...(plants > 0 ? [countOf(plants, "plant", "plants")] : []),
      ...(animals > 0 ? [countOf(animals, "animal", "animals")] : []),
    ];
    const tagged = `${countOf(photos, "photo", "photos")} tagged.`;
    const text = added.length > 0 ? `${listOf(added)} added, ${tagged}` : tagged;
    return { text, undo: undoOf(body, onUndone) };
  } catch (error) {
    return { text: "Nothing was added.", problems: errorTexts(whyNotSaved(error)), isBad: true };
  }
}

/** Remembers that a word names no plant or animal; what came of it, in words. */
async function refuseWord(word: string): Promise<OutcomeWords> {
  const accept: AcceptedWord[] = [{ word, kind: "", nameScientific: "" }];
  const outcome = await acceptWords({ accept, visibility: "public" });
  return outcome.isBad ? outcome : { ...outcome, text: `“${word}” won’t be asked about again.` };
}
