import { describe, expect, it } from "vitest";
import { charactersLeft } from "./characters-left";

describe("charactersLeft", () => {
  it("says nothing far from the limit", () => {
    expect(charactersLeft(0)).toEqual({ shown: "", notice: "" });
    expect(charactersLeft(3499).shown).toBe("");
  });

  it("counts down, and over the limit up again", () => {
    expect(charactersLeft(3500).shown).toBe("500 characters left");
    expect(charactersLeft(3999).shown).toBe("1 character left");
    expect(charactersLeft(4000).shown).toBe("0 characters left");
    expect(charactersLeft(4001).shown).toBe("1 character too many");
    expect(charactersLeft(5234).shown).toBe("1,234 characters too many");
  });

  it("says aloud only when a milestone is passed", () => {
    expect(charactersLeft(3510).notice).toBe(charactersLeft(3590).notice);
    expect(charactersLeft(3590).notice).not.toBe(charactersLeft(3910).notice);
    expect(charactersLeft(4001).notice).toBe(charactersLeft(4400).notice);
  });
});
