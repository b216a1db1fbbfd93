import type { Core } from "@strapi/strapi";
import { linkMessages, newLinkTarget } from "shared-types/link/codes";
import type { LinkAddAnswer, LinkMessages } from "shared-types/link/answers";
import type { LinkDraft } from "shared-types/link/schema";
import type { SpeciesKind } from "shared-types/species/codes";
import { from, type Knex } from "../../../database/knex";
import { documentsOf, lockRecord, saveAtOnce, updateLocked } from "../../../database/record-store";
import { sentBefore } from "../../../database/sent-again";
import { isConnected } from "../query";
import { linkKeptRecords } from "../saving";

const broken = (errorMessage: string) => [{ fieldId: "", errorMessage }];

/** The link's attributes that were given: an edit leaves the others as they are. */
function attributesOf({ target, download, rel, type }: LinkDraft): Record<string, string> {
  const given = Object.entries({ target, download, rel, type });
  return Object.fromEntries(given.filter(([, value]) => value !== ""));
}

/** Whether the plant or animal exists; locks it until the save ends. */
async function speciesExists(trx: Knex, kind: SpeciesKind, id: number): Promise<boolean> {
  return (await from(trx, `${kind}s`).where("id", id).forShare().first("id")) !== undefined;
}

/** Adds, edits, connects and disconnects the links of one plant or animal (docs/product.md 3.5). */
const connectionService = ({ strapi }: { strapi: Core.Strapi }) => {
  /** Saves an existing link of an existing record, each held until it is done. */
  async function change(
    { linkId, linkType, typeId }: LinkDraft,
    dataFor: (trx: Knex) => Promise<Record<string, unknown> | null>,
  ): Promise<LinkMessages> {
    const saved = await saveAtOnce(strapi, async (trx) => {
      const locked = await lockRecord(trx, linkKeptRecords, { id: linkId });
      if (!locked) return broken(linkMessages.linkId);
      if (!(await speciesExists(trx, linkType, typeId))) return broken(linkMessages.typeId);
      const data = await dataFor(trx);
      if (data === null) return broken(linkMessages.linkId);
      await updateLocked(strapi, locked, data);
      return [];
    });
    return messagesOf(saved);
  }

  /** Edits one of the record's links, for all records that have it. */
  const edit = (draft: LinkDraft): Promise<LinkMessages> => {
    const { linkId, linkType, typeId, text, href } = draft;
    return change(draft, async (trx) =>
      (await isConnected(trx, linkType, linkId, typeId))
        ? { text, href, ...attributesOf(draft) }
        : null,
    );
  };

  return {
    /** Adds a link; one that was added before its answer was lost is edited. */
    async add(draft: LinkDraft): Promise<LinkAddAnswer> {
      let newLinkId = 0;
      const saved = await saveAtOnce(strapi, async (trx) => {
        const { linkType, typeId, text, href } = draft;
        const before = await sentBefore(trx);
        if (before) {
          newLinkId = before.id;
          const messages = await edit({ ...draft, linkId: newLinkId });
          return messages.flatMap(({ message }) => broken(message));
        }
        if (!(await speciesExists(trx, linkType, typeId))) return broken(linkMessages.typeId);
        const data = { text, href, target: newLinkTarget, ...attributesOf(draft) };
        const links = documentsOf(strapi, linkKeptRecords.uid);
        const created = await links.create({ data: { ...data, [`${linkType}s`]: [typeId] } });
        newLinkId = Number(created.id);
        return [];
      });
      const errors = messagesOf(saved);
      return { errors, newLinkId: errors.length === 0 ? newLinkId : 0 };
    },

    edit,

    /** Connects a link; connecting twice changes nothing. */
    connect(draft: LinkDraft): Promise<LinkMessages> {
      return change(draft, async () => ({ [`${draft.linkType}s`]: { connect: [draft.typeId] } }));
    },

    /** Disconnects a link; the link and its other connections stay. */
    disconnect(draft: LinkDraft): Promise<LinkMessages> {
      return change(draft, async () => ({
        [`${draft.linkType}s`]: { disconnect: [draft.typeId] },
      }));
    },
  };
};

function messagesOf(saved: Awaited<ReturnType<typeof saveAtOnce>>): LinkMessages {
  // Never 'missing' or 'changed' here: something that does not exist is a broken rule.
  return Array.isArray(saved) ? saved.map(({ errorMessage }) => ({ message: errorMessage })) : [];
}

export default connectionService;
