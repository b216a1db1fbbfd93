import { beforeSave } from "../../../documents/rule";
import { brokenRule } from "../../../http/broken-rule";

/** A record without a file, as Strapi's admin would make one, alone or as a copy. An import says how large the file is. */
export const requireFile = beforeSave(({ action, data }) => {
  if (action === "clone")
    throw brokenRule("", "A photo cannot be duplicated: import its file again instead.");
  if (action === "create" && !data["fileSize"])
    throw brokenRule("", "A photo comes with its file: upload it in the Media Library instead.");
});
