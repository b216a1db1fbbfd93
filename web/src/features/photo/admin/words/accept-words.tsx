import type { AcceptedWord, PhotoWordsAccept } from "shared-types/photo-word/schema";
import { errorTexts, whyNotDone, whyNotSaved } from "../../../../components/form/errors";
import type { OutcomeWords } from "../../../../components/panel/Outcome";
import { UndoButton } from "../../../../components/panel/UndoButton";
import { announceSave } from "../../../../lib/announce-save";
import { countOf } from "../../../../lib/format";
import { listOf } from "../../../../lib/panel-format";
import { ownerRead } from "../../../../lib/owner-calls";

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
export async function acceptWords(
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
export async function refuseWord(word: string): Promise<OutcomeWords> {
  const accept: AcceptedWord[] = [{ word, kind: "", nameScientific: "" }];
  const outcome = await acceptWords({ accept, visibility: "public" });
  return outcome.isBad ? outcome : { ...outcome, text: `“${word}” won’t be asked about again.` };
}
