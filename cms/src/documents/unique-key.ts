import { panelMessages } from "shared-types/kit/panel-messages";
import { newSpeciesKey, speciesKeyPattern } from "shared-types/species/codes";
import { brokenRule } from "../http/broken-rule";
import { isUniqueViolation } from "../database/unique-violation";
import { beforeSave, inOrder, onFailedSave } from "./rule";

const taken = () => brokenRule("keyId", panelMessages.keyTaken);

/** A key belongs to one record of its kind, and 'add' to none: it is a route. */
export const requireUniqueKey = inOrder(
  beforeSave(async ({ uid, action, documentId, data: { keyId } }, strapi) => {
    if (typeof keyId !== "string") return;
    if (!speciesKeyPattern.test(keyId))
      throw brokenRule("keyId", "A key id has 1 to 10 of the letters a–z, digits and '-'.");
    if (keyId === newSpeciesKey)
      throw brokenRule("keyId", "The key id 'add' is reserved. Please choose another.");
    const other = (await strapi.db
      .query(uid)
      .findOne({ where: { keyId }, select: ["documentId"] })) as { documentId: string } | null;
    if (other && !(action === "update" && other.documentId === documentId)) throw taken();
  }),
  // Of two concurrent saves, Strapi or the database refuses the second; and also a copy without a key
  // of its own.
  onFailedSave((error) => (isUniqueViolation(error, "keyId") ? taken() : error)),
);
