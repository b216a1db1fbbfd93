import { expect, test } from "vitest";
import { host, render, setStage } from "./stage.fixture";
import { choiceOf, labelOf } from "./field-words";

setStage();

test("a field is called what its label says, and without one on the screen what its history says", () => {
  render(<label htmlFor="field-nameCommon">Common Name*</label>);
  expect(host.textContent).toBe("Common Name*");
  const names = ["nameCommon", "sheets", "slides", "tilePlans", "contactPhoto", "thumbId"];
  expect(names.map(labelOf)).toEqual([
    ...["Common Name", "Drawings", "Slides", "Tile Plans", "Contact Photo", "Thumbnail"],
  ]);
});

test("a picture is told as one, though its field holds a number", () => {
  expect(choiceOf("tilePlans", 12)).toBe("photo 12");
  expect(choiceOf("thumbId", 0)).toBe("no picture");
  expect(choiceOf("heightSort", 12)).toBeUndefined();
});
