import type { Core } from "@strapi/strapi";
import { noPictureMessage } from "shared-types/resource/codes";
import { brokenRule } from "../../http/broken-rule";
import { aroundSave } from "../../documents/rule";
import { copyPicture, picturesIn } from "./pictures";

interface Pictured {
  imgFileName: string | null;
  category: { id: number } | null;
}

const uid = "api::resource.resource";

async function find(strapi: Core.Strapi, documentId: string): Promise<Pictured | null> {
  const options = { where: { documentId }, populate: { category: true } };
  return (await strapi.db.query(uid).findOne(options)) as Pictured | null;
}

/**
 * A resource's picture is in its category's folder: a new name must be, and a resource that moves to another category
 * takes its picture along. A name that was wrong already stops no other change (docs/decisions/048).
 */
export const checkPictures = aroundSave(async (strapi, documentId, next) => {
  const before = documentId === "" ? null : await find(strapi, documentId);
  const saved = await next();
  const after = await find(strapi, saved.documentId);
  const name = after?.imgFileName ?? "";
  const categoryId = after?.category?.id ?? 0;
  if (name === "" || categoryId === 0) return saved;
  const isSameName = before?.imgFileName === name;
  if (isSameName && before.category?.id === categoryId) return saved;
  const there = await picturesIn(categoryId);
  if (there.includes(name)) return saved;
  if (isSameName) await copyPicture(name, before.category?.id ?? categoryId, categoryId);
  else throw brokenRule("imgFileName", noPictureMessage(name, there));
  return saved;
});
