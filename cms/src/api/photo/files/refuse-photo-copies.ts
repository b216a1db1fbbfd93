import { beforeSave } from "../../../documents/rule";
import { brokenRule } from "../../../http/broken-rule";

/** A copy of a photo's record would have no files. */
export const refusePhotoCopies = beforeSave(({ action }) => {
  if (action === "clone")
    throw brokenRule("", "A photo cannot be duplicated: import its file again instead.");
});
