import { photoCategoryList } from "shared-types/category/codes";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { Option } from "shared-types/kit/list-answers";
import type { OfferedKeyword } from "shared-types/photo/answers";
import type { Made } from "../../../../components/form/tag-creator";
import { errorTexts, whyNotSaved } from "../../../../components/form/errors";
import { ownerRead, ownerSave } from "../../../../lib/owner-calls";
import { noTags } from "../tag-change";

/** The site's tag with this name, ignoring case. */
export function knownTag(options: readonly Option[], name: string): Option | undefined {
  return options.find(({ Value }) => Value.toLowerCase() === name.toLowerCase());
}

/** The tag that was just added, or why it was not. */
async function madeTag(
  list: "Keywords" | "Categories",
  name: string,
  refused: ValidationErrors,
): Promise<Made> {
  const options = await ownerRead("POST /api/photoopts");
  // It may have been added elsewhere in the meantime.
  const option = knownTag(options[list], name);
  return option ? { option } : { problem: errorTexts(refused).join(" ") };
}

/** Adds a keyword to the site. */
export const makeKeyword = async (keyword: string) =>
  madeTag("Keywords", keyword, await ownerSave("POST /api/keywordadd", { body: { keyword } }));

/** Adds a photo category to the site. */
export const makeCategory = async (name: string) =>
  madeTag(
    "Categories",
    name,
    await ownerSave("POST /api/categoryadd", {
      body: {
        ...{ cpListId: photoCategoryList, cpOptionName: name },
        ...{ cpOptionDescrip: "", cpOptionValue: "" },
      },
    }),
  );

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
