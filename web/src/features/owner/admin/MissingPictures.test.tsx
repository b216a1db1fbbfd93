import { act } from "react";
import { expect, test, vi } from "vitest";
import type { MissingPicture } from "shared-types/health/answers";
import { host, render, setStage, site } from "../../../components/form/stage.fixture";
import { onSite } from "../../../lib/stage.fixture";
import { MissingPictures } from "./MissingPictures";

const calls = vi.hoisted(() => ({ ownerRead: vi.fn<() => Promise<MissingPicture[]>>() }));
vi.mock(import("../../../lib/owner-calls"), async (original) => ({
  ...(await original()),
  ...(calls as object),
}));

setStage();

const book: MissingPicture = { kind: "resource", id: 4, name: "Botany", file: "botany.jpg" };
const photo: MissingPicture = { kind: "photo", id: 7, name: "", file: "oak.jpg" };

async function show(missing: MissingPicture[]) {
  calls.ownerRead.mockResolvedValue(missing);
  await act(async () => render(onSite(site, <MissingPictures />)));
}

test("nothing is told where no picture is missing", async () => {
  await show([]);
  expect(host.textContent).toBe("");
});

test.each([
  [[book], "1 picture is missing. Visitors see the pages without it."],
  [[book, photo], "2 pictures are missing. Visitors see the pages without them."],
])("missing pictures are told, each with where it is edited", async (missing, words) => {
  await show(missing);
  expect(host.querySelector("summary")?.textContent).toBe(words);
  const links = [...host.querySelectorAll("a")].map((a) => [a.textContent, a.pathname]);
  expect(links).toEqual(
    [
      ["Botany", "/cp/resource/4"],
      ["Edit no. 7", "/cp/photoedit/7"],
    ].slice(0, missing.length),
  );
});
