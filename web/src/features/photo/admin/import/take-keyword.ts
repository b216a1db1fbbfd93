import {
  keywordCalls,
  photoOwnerCalls,
  type OfferedKeyword,
  type Option,
  type ValidationErrors,
} from "shared-types";
import { whyNotSaved } from "../../../../components/form/errors";
import { ownerRead, ownerSave } from "../../../../lib/owner-calls";
import { noTags } from "../tag-change";

/** The site's keyword with this name, ignoring case. */
export function knownKeyword(options: readonly Option[], keyword: string): Option | undefined {
  return options.find(({ Value }) => Value.toLowerCase() === keyword.toLowerCase());
}

async function take({ keyword, photoIds }: OfferedKeyword): Promise<ValidationErrors> {
  const refused = await ownerSave(keywordCalls.keywordAdd, { body: { keyword } });
  const { Keywords } = await ownerRead(photoOwnerCalls.photoOptions);
  // It may have been added elsewhere in the meantime.
  const known = knownKeyword(Keywords, keyword);
  if (!known) return refused;
  const add = { ...noTags, keywords: [known.Key] };
  return ownerSave(photoOwnerCalls.photosTag, { body: { photoIds, add, remove: noTags } });
}

/** Adds an offered keyword to the site and its photos; returns '' or the error. */
export async function takeKeyword(offered: OfferedKeyword): Promise<string> {
  const errors = await take(offered).catch(whyNotSaved);
  return errors.map(({ errorMessage }) => errorMessage).join(" ");
}
