import type { Core } from "@strapi/strapi";
import {
  linkMessages,
  newLinkTarget,
  type LinkAddAnswer,
  type LinkDraft,
  type LinkMessages,
  type LinkType,
} from "shared-types";
import { from, type Knex } from "../../../lib/knex";
import { documentsOf, saveAtOnce, takeRow } from "../../../lib/record-store";
import { numberOf } from "../../../lib/row";
import { isConnected } from "../query";

const broken = (errorMessage: string) => [{ fieldId: "", errorMessage }];

/** What a link tells the browser, as far as it was given: an edit leaves the rest as it is. */
function attributesOf({ target, download, rel, type }: LinkDraft): Record<string, string> {
  const given = Object.entries({ target, download, rel, type });
  return Object.fromEntries(given.filter(([, value]) => value !== ""));
}

/** Whether the plant or animal is there; it stays until the save is done. */
async function speciesExists(trx: Knex, kind: LinkType, id: number): Promise<boolean> {
  return (await from(trx, `${kind}s`).where("id", id).forShare().first("id")) !== undefined;
}

/** Adds, edits, connects and disconnects the links of one plant or animal (spec §2, contract §4). */
const connectionService = ({ strapi }: { strapi: Core.Strapi }) => {
  const links = () => documentsOf(strapi, "api::link.link");

  /** Saves an existing link of an existing record, each held until it is done. */
  async function change(
    { linkId, linkType, typeId }: LinkDraft,
    dataFor: (trx: Knex) => Promise<Record<string, unknown> | null>,
  ): Promise<LinkMessages> {
    const saved = await saveAtOnce(strapi, async (trx) => {
      const documentId = await takeRow(trx, "links", linkId);
      if (documentId === null) return broken(linkMessages.linkId);
      if (!(await speciesExists(trx, linkType, typeId))) return broken(linkMessages.typeId);
      const data = await dataFor(trx);
      if (data === null) return broken(linkMessages.linkId);
      await links().update({ documentId, data });
      return [];
    });
    return messagesOf(saved);
  }

  return {
    async add(draft: LinkDraft): Promise<LinkAddAnswer> {
      let newLinkId = 0;
      const saved = await saveAtOnce(strapi, async (trx) => {
        const { linkType, typeId, text, href } = draft;
        if (!(await speciesExists(trx, linkType, typeId))) return broken(linkMessages.typeId);
        const data = { text, href, target: newLinkTarget, ...attributesOf(draft) };
        const created = await links().create({ data: { ...data, [`${linkType}s`]: [typeId] } });
        newLinkId = numberOf((created as { id: number }).id);
        return [];
      });
      const errors = messagesOf(saved);
      return { errors, newLinkId: errors.length === 0 ? newLinkId : 0 };
    },

    /** Edits a link wherever it hangs; only one of the record's own. */
    edit(draft: LinkDraft): Promise<LinkMessages> {
      const { linkId, linkType, typeId, text, href } = draft;
      return change(draft, async (trx) =>
        (await isConnected(trx, linkType, linkId, typeId))
          ? { text, href, ...attributesOf(draft) }
          : null,
      );
    },

    /** Connects a link once, however often it is asked for. */
    connect(draft: LinkDraft): Promise<LinkMessages> {
      return change(draft, async () => ({ [`${draft.linkType}s`]: { connect: [draft.typeId] } }));
    },

    /** Disconnects a link; the link itself stays, and so do its other connections. */
    disconnect(draft: LinkDraft): Promise<LinkMessages> {
      return change(draft, async () => ({
        [`${draft.linkType}s`]: { disconnect: [draft.typeId] },
      }));
    },
  };
};

function messagesOf(saved: Awaited<ReturnType<typeof saveAtOnce>>): LinkMessages {
  // Neither 'missing' nor 'changed' comes from here: what is not there is a broken rule.
  return Array.isArray(saved) ? saved.map(({ errorMessage }) => ({ message: errorMessage })) : [];
}

export type ConnectionService = ReturnType<typeof connectionService>;
export default connectionService;
