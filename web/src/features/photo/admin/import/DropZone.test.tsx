import { act } from "react";
import { expect, test, vi } from "vitest";
import { render, setStage } from "../../../../components/form/stage.fixture";
import { DropZone } from "./DropZone";

setStage();

const oak = new File(["x"], "oak.jpg");

/** What the browser tells of something dragged over the page; whether the page takes it. */
const drag = (type: "dragover" | "drop", types: string[]) =>
  act(async () => {
    const event = new Event(type, { cancelable: true });
    const dataTransfer = { types, items: [{ webkitGetAsEntry: () => null }], files: [oak] };
    window.dispatchEvent(Object.assign(event, { dataTransfer }));
    return event.defaultPrevented;
  });

test("files are taken wherever on the page they are dropped; a dragged text is left to the browser", async () => {
  const onFiles = vi.fn<(files: File[]) => void>();
  render(<DropZone onFiles={onFiles} />);
  expect(await drag("dragover", ["text/plain"])).toBe(false);
  expect(await drag("drop", ["text/plain"])).toBe(false);
  expect(onFiles).not.toHaveBeenCalled();
  expect(await drag("dragover", ["Files"])).toBe(true);
  expect(await drag("drop", ["Files"])).toBe(true);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([oak]);
});
