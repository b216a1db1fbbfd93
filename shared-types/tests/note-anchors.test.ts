import { expect, test } from "vitest";
import { noteAnchorMarks } from "../src/kit/html";

const out = { "data-cplink": "out", target: "_blank", rel: "noopener" };

test.each([
  ["/flora/oak", { "data-cplink": "site" }],
  ["/", { "data-cplink": "site" }],
  ["https://example.org/", out],
  ["mailto:ada@example.org", out],
  // Begins as a path and leads to another host.
  ["//example.org/", out],
  ["/\\example.org/", out],
  [undefined, out],
])("a link to %j is marked as it leads", (href, marks) => {
  expect(noteAnchorMarks(href)).toEqual(marks);
});
