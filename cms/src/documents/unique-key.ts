import type { Core } from "@strapi/strapi";
import { panelMessages } from "shared-types";
import { brokenRule, brokenRulesOf } from "../lib/broken-rule";
import { isUniqueViolation } from "../lib/unique-violation";
import { beforeSave, onFailedSave } from "./write";

const keyed = new Set(["api::plant.plant", "api::animal.animal"]);

const taken = () => brokenRule("keyId", panelMessages.keyTaken);

/** Strapi's `unique` asks as well, a moment later, and says it in its own words. */
function isStrapisOwn(error: unknown): boolean {
  const broken = brokenRulesOf(error) ?? [];
  return broken.some(
    ({ fieldId, errorMessage }) => fieldId === "keyId" && errorMessage.includes("unique"),
  );
}

/** A key belongs to one record of its kind, and 'add' to none: it is a route (contract §4). */
export function requireUniqueKey(strapi: Core.Strapi): void {
  beforeSave(strapi, async ({ uid, action, documentId, data: { keyId } }) => {
    if (!keyed.has(uid) || typeof keyId !== "string") return;
    if (!/^[a-z0-9-]{1,10}$/.test(keyId))
      throw brokenRule("keyId", "A key id holds 1 to 10 of the letters a–z, digits and '-'.");
    if (keyId === "add")
      throw brokenRule("keyId", "The key id 'add' is taken by this site. Please choose another.");
    const other = (await strapi.db
      .query(uid)
      .findOne({ where: { keyId }, select: ["documentId"] })) as { documentId: string } | null;
    if (other && !(action === "update" && other.documentId === documentId)) throw taken();
  });
  // Of two saves at the same moment Strapi or the database refuses the second; a copy without a key
  // of its own as well.
  onFailedSave(strapi, ({ uid }, error) =>
    keyed.has(uid) && (isUniqueViolation(error) || isStrapisOwn(error)) ? taken() : error,
  );
}
