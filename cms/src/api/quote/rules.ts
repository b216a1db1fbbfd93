import { beforeSave } from "../../documents/rule";
import { quoteRecords } from "./saving";

/** A new quotation without a place of its own comes after the last, whoever adds it. */
export const placeQuotesLast = beforeSave(async ({ action, data }, strapi) => {
  if (action !== "create" || data["position"]) return;
  const last = { orderBy: { position: "desc" }, select: ["position"] as never };
  const found = (await strapi.db.query(quoteRecords.uid).findOne(last)) as {
    position: number | null;
  } | null;
  data["position"] = (found?.position ?? 0) + 1;
});
