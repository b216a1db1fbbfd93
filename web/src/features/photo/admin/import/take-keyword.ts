import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { Option } from "shared-types/kit/list-answers";
import type { OfferedKeyword } from "shared-types/photo/answers";
import type { Made } from "../../../../components/form/tag-creator";
import { errorTexts, whyNotSaved } from "../../../../components/form/errors";
import { ownerRead, ownerSave } from "../../../../lib/owner-calls";
import { noTags } from "../tag-change";

/** The site's keyword with this name, ignoring case. */
export function knownKeyword(options: readonly Option[], keyword: string): Option | undefined {
  return options.find(({ Value }) => Value.toLowerCase() === keyword.toLowerCase());
}

/** Adds a keyword to the site. */
export async function makeKeyword(keyword: string): Promise<Made> {
  const refused = await ownerSave("POST /api/keywordadd", { body: { keyword } });
  const { Keywords } = await ownerRead("POST /api/photoopts");
  // It may have been added elsewhere in the meantime.
  const option = knownKeyword(Keywords, keyword);
  if (option) return { option };
  return { problem: errorTexts(refused).join(" ") };
}

async function take({ keyword, photoIds }: OfferedKeyword): Promise<ValidationErrors> {
  const made = await makeKeyword(keyword);
  if ("problem" in made) return [{ fieldId: "keyword", errorMessage: made.problem }];
  const add = { ...noTags, keywords: [made.option.Key] };
  return ownerSave("POST /api/photostag", { body: { photoIds, add, remove: noTags } });
}

/** Adds an offered keyword to the site and its photos; returns '' or the error. */
export async function takeKeyword(offered: OfferedKeyword): Promise<string> {
  return errorTexts(await take(offered).catch(whyNotSaved)).join(" ");
}
