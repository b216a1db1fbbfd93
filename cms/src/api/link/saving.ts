import type { LinkKept, LinkUpdate } from "shared-types";
import type { RecordKind } from "../../lib/record-store";
import { missingTags } from "../photo/tag-check";
import { presentLink, presentLinkKept } from "./presenter";
import { findConnected, findLink } from "./query";

/** A link as it is changed or deleted everywhere, whatever it hangs on. */
export const linkRecords: RecordKind<LinkUpdate> = {
  uid: "api::link.link",
  table: "links",
  stored: async (knex, id) => {
    const row = await findLink(knex, id);
    return row ? presentLink(row) : null;
  },
  faults: async () => [],
  data: ({ text, href }) => ({ text, href }),
};

/** The differences between two lists of ids, for a relation: those that stay keep their places. */
function moved(wanted: number[], stored: number[] = []) {
  return {
    connect: wanted.filter((id) => !stored.includes(id)),
    disconnect: stored.filter((id) => !wanted.includes(id)),
  };
}

/** A link with all that hangs on it, as its history keeps it and brings it back. */
export const linkKeptRecords: RecordKind<LinkKept> = {
  ...linkRecords,
  stored: async (knex, id) => {
    const row = await findLink(knex, id);
    if (!row) return null;
    const plants = await findConnected(knex, "plant", id);
    return presentLinkKept(row, plants, await findConnected(knex, "animal", id));
  },
  faults: (knex, { plants, animals }) =>
    missingTags(knex, { plants, animals, categories: [], keywords: [] }),
  data: ({ linkId: _linkId, plants, animals, ...fields }, stored) => ({
    ...fields,
    plants: moved(plants, stored?.plants),
    animals: moved(animals, stored?.animals),
  }),
};
