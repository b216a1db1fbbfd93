import type { Option } from "shared-types/kit/list-answers";
import type { ResourceItem } from "shared-types/resource/answers";
import type { Row } from "../../database/knex";
import { booleanOf, numberOf, textOf } from "../../database/row";

/** A resource for visitors and the owner alike; null becomes '' or 0. */
export function presentResource(row: Row): ResourceItem {
  return {
    resourceId: numberOf(row["id"]),
    categoryId: numberOf(row["category_id"]),
    title: textOf(row["title"]),
    subtitle: textOf(row["subtitle"]),
    imgFileName: textOf(row["img_file_name"]),
    imageAlt: textOf(row["image_alt"]),
    description: textOf(row["description"]),
    sortOrder: numberOf(row["sort_order"]),
    href: textOf(row["href"]),
    deepLink: textOf(row["deep_link"]),
    internal: booleanOf(row["internal"]),
  };
}

/** A category to choose or to show. */
export const presentOption = (row: Row): Option => ({
  Key: numberOf(row["id"]),
  Value: textOf(row["cp_option_name"]),
});
