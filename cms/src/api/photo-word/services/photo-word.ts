import { nameOfToday } from "shared-types/name/spelling";
import type { Core } from "@strapi/strapi";
import type { PhotoWord, PhotoWordsAccepted } from "shared-types/photo-word/answers";
import type { PhotoWordsAccept, PhotoWordsUndo } from "shared-types/photo-word/schema";
import { serviceOf } from "../../../platform/services";
import { readSettled } from "../../photo/settled-words";
import { accept } from "../accept";
import { findFileWords, findTagged } from "../file-words";
import { speciesNamed } from "../species-name";
import { undoAccept } from "../undo-accept";

const unknown = { kind: "", nameScientific: "", nameCommon: "", recordId: 0 } as const;

/** Words of photos' files, and the species that they name. */
const photoWordService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * The words that are no tag yet of photos whose files have them, but for those that the owner has said to name no species.
   * A word that may be several species has a line for each.
   */
  async words(): Promise<PhotoWord[]> {
    const knex = strapi.db.connection;
    const settled = await readSettled(strapi, knex);
    const words = [...(await findFileWords(knex)).values()].filter(
      ({ key }) => settled.get(key)?.kind !== "",
    );
    const names = serviceOf(strapi, "api::name.name");
    const found = await names.lookUp(words.map(({ word }) => word));
    const taggedWith = await findTagged(knex);
    return words.flatMap(({ key, word, photos }): PhotoWord[] => {
      const known = settled.get(key);
      const named = speciesNamed(word, found.get(word) ?? []);
      const isIt = ({ kind, recordId }: (typeof named)[number]) =>
        kind === known?.kind && recordId === known.id;
      const species = named.some(isIt) ? named.filter(isIt) : named;
      const tagged = species.map(({ kind, recordId }) => taggedWith(kind, recordId));
      const open = photos.filter(({ id }) => !tagged.some((ids) => ids.has(id))).length;
      if (open === 0) return [];
      const lines = species.map((one) => ({
        kind: one.kind,
        nameScientific: one.recordId === 0 ? nameOfToday(one) : one.nameScientific,
        nameCommon: one.nameCommon,
        recordId: one.recordId,
      }));
      return (lines.length > 0 ? lines : [unknown]).map((line) => ({
        word,
        photos: open,
        ...line,
      }));
    });
  },

  /** Makes words species, all or nothing (docs/product.md 4.20). */
  accept: (asked: PhotoWordsAccept): Promise<PhotoWordsAccepted> => accept(strapi, asked),

  /** Undoes what was accepted last, all or nothing. */
  undo: (asked: PhotoWordsUndo): Promise<PhotoWordsAccepted> => undoAccept(strapi, asked),
});

export default photoWordService;
