import {
  linkKeptSchema,
  linkUpdateSchema,
  type LinkUpdate,
  type LinkKept,
} from "shared-types/link/schema";
import { foldOf } from "../../database/derived-columns";
import { storedDraft, type RecordKind } from "../../database/record-store";
import { missingTags } from "../photo/tag-check";
import { presentLink, presentLinkKept } from "./presenter";
import { findConnected, findLink } from "./query";

/** Edits or deletes a link for all records that have it. */
export const linkRecords: RecordKind<LinkUpdate> = {
  uid: "api::link.link",
  table: "links",
  schema: linkUpdateSchema,
  derived: { foldText: foldOf("text") },
  stored: storedDraft(findLink, presentLink),
  data: ({ text, href }) => ({ text, href }),
};

/** The difference between two lists of ids, for a relation; ids in both keep their order. */
function moved(wanted: number[], stored: number[] = []) {
  return {
    connect: wanted.filter((id) => !stored.includes(id)),
    disconnect: stored.filter((id) => !wanted.includes(id)),
  };
}

/** A link with its connections, as its history stores and restores it. */
export const linkKeptRecords: RecordKind<LinkKept> = {
  ...linkRecords,
  schema: linkKeptSchema,
  stored: async (knex, id) => {
    const row = await findLink(knex, id);
    if (!row) return null;
    const plants = await findConnected(knex, "plant", id);
    return presentLinkKept(row, plants, await findConnected(knex, "animal", id));
  },
  validate: (knex, { plants, animals }) =>
    missingTags(knex, { plants, animals, categories: [], keywords: [] }),
  data: ({ linkId: _linkId, plants, animals, ...fields }, stored) => ({
    ...fields,
    plants: moved(plants, stored?.plants),
    animals: moved(animals, stored?.animals),
  }),
};
