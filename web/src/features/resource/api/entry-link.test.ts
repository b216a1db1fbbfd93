import { describe, expect, it } from "vitest";
import type { ResourceItem } from "shared-types/resource/answers";
import { entryHref, entryLinkText } from "./entry-link";

const entry = (title: string, subtitle: string, href: string) =>
  ({ title, subtitle, href }) as ResourceItem;

describe("an entry's link", () => {
  it("leads to its href, the house cats always to their page", () => {
    expect(entryHref(entry("Deer", "", "https://a.org/"), "/cats")).toBe("https://a.org/");
    expect(entryHref(entry(" House Cats", "", ""), "/cats")).toBe("/cats");
  });

  it("reads the subtitle, else the host, else the path", () => {
    expect(entryLinkText(entry("", "A guide", ""), "https://a.org/")).toBe("A guide");
    expect(entryLinkText(entry("", "", ""), "https://www.a.org/x")).toBe("a.org");
    expect(entryLinkText(entry("", "", ""), "/cats")).toBe("/cats");
  });
});
