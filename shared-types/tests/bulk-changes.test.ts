import { expect, test } from "vitest";
import { bulkMax, bulkMessages } from "../src/kit/bulk";
import { resourcePictureSchema, resourcesChangeSchema } from "../src/resource/schema";
import { faults } from "./faults";

const ids = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
const category = "Please select a category.";

test.each<[string, object, string[]]>([
  ["a field", { ids: [1], internal: true }, []],
  ["a field that is false", { ids: [1], internal: false }, []],
  ["no field", { ids: [1] }, [bulkMessages.nothing]],
  ["no record", { ids: [], internal: true }, ["Please choose at least one."]],
  ["as many as one call takes", { ids: ids(bulkMax), internal: true }, []],
  ["one more", { ids: ids(bulkMax + 1), internal: true }, [bulkMessages.tooMany]],
  ["no category", { ids: [1], categoryId: 0 }, [category]],
])("a change of several records with %s", async (_what, body, expected) => {
  expect(Object.values(await faults(resourcesChangeSchema, body))).toEqual(expected);
});

test.each([
  [{ photoId: 1, categoryId: 2 }, {}],
  [
    { photoId: 0, categoryId: 0 },
    { photoId: "Please choose a photo.", categoryId: category },
  ],
  [{ photoId: 1, categoryId: "books" }, { categoryId: category }],
])("a picture of a resource, of %j: faults %j", async (body, expected) => {
  expect(await faults(resourcePictureSchema, body)).toEqual(expected);
});
