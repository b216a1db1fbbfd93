import { act } from "react";
import { expect, test, vi } from "vitest";
import type { PictureUploaded } from "shared-types/photo/answers";
import { host, render, setStage } from "../../../components/form/stage.fixture";
import { PictureUpload } from "./PictureUpload";

const sent = vi.hoisted(() => ({ uploadPicture: vi.fn<() => Promise<PictureUploaded>>() }));
vi.mock("../../../lib/owner-picture", () => sent);

setStage();

test("an upload ends in the form as it is by then, not as it was when the file was chosen", async () => {
  let answer: (uploaded: PictureUploaded) => void = () => undefined;
  sent.uploadPicture.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const [before, now] = [vi.fn(), vi.fn()];
  const show = (onUploaded: (photoId: number) => void) =>
    render(<PictureUpload label="Picture" onUploaded={onUploaded} onFault={before} />);
  show(before);
  const input = host.querySelector("input") as HTMLInputElement;
  Object.defineProperty(input, "files", { value: [new File(["x"], "oak.jpg")] });
  await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
  show(now);
  await act(async () => answer({ errors: [], photoId: 7 }));
  expect(now).toHaveBeenCalledWith(7);
  expect(before).not.toHaveBeenCalled();
});
