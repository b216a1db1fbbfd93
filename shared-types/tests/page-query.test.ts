import { expect, test } from "vitest";
import { pageQuery } from "../src/site/reader";

test.each([
  ["", ""],
  ["q=oak&by=com", "q=oak&by=com"],
  ["utm_source=letter", ""],
  ["utm_source=letter&q=oak+tree&fbclid=1&by=com", "q=oak+tree&by=com"],
])("of the query %s a page reads %s", (query, read) => {
  expect(pageQuery(query)).toBe(read);
});
