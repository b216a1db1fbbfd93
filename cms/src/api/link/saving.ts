import type { LinkUpdate } from "shared-types";
import type { RecordKind } from "../../lib/record-store";
import { presentLink } from "./presenter";
import { findLink } from "./query";

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
