import type { AcceptedWord, PhotoWordsAccept } from "shared-types/photo-word/codes";
import { photoWordCalls } from "shared-types/photo-word/owner";
import { errorTexts, whyNotSaved } from "../../../../components/form/errors";
import type { OutcomeWords } from "../../../../components/panel/Outcome";
import { countOf } from "../../../../lib/format";
import { ownerRead } from "../../../../lib/owner-calls";
import { announceSave } from "../../../../lib/announce-save";

const list = new Intl.ListFormat("en-US");

/** Makes words species; what became of them, in words. */
export async function acceptWords(body: PhotoWordsAccept): Promise<OutcomeWords> {
  try {
    const { errors, plants, animals, photos } = await ownerRead(photoWordCalls.photoWordsAccept, {
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
    return { text: added.length > 0 ? `${list.format(added)} added, ${tagged}` : tagged };
  } catch (error) {
    return { text: "Nothing was added.", problems: errorTexts(whyNotSaved(error)), isBad: true };
  }
}

/** Remembers that a word names no plant or animal; what came of it, in words. */
export async function refuseWord(word: string): Promise<OutcomeWords> {
  const accept: AcceptedWord[] = [{ word, kind: "", nameScientific: "" }];
  const outcome = await acceptWords({ accept, visibility: "public" });
  return outcome.isBad ? outcome : { text: `“${word}” won’t be asked about again.` };
}
