import { describe, expect, it } from "vitest";
import { foundPhotos } from "./found";

const page = (totalCount: number) => ({
  items: [],
  totalCount,
  totalPageCount: Math.ceil(totalCount / 24),
});

describe("foundPhotos", () => {
  it("counts, with the right plural", () => {
    expect(foundPhotos(page(0), 1)).toBe("0 photos");
    expect(foundPhotos(page(1), 1)).toBe("1 photo");
    expect(foundPhotos(page(24), 1)).toBe("24 photos");
  });

  it("says which page this is when there are many", () => {
    expect(foundPhotos(page(53), 3)).toBe("53 photos, page 3 of 3");
  });

  it("names no page past the end", () => {
    expect(foundPhotos(page(53), 9)).toBe("53 photos");
  });
});
