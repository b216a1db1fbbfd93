import { act, useEffect } from "react";
import { expect, test, vi } from "vitest";
import type { PhotoVisibility } from "shared-types/photo/codes";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { host, render, setStage } from "../../../../components/form/stage.fixture";
import { photoItem } from "../../fixture";
import { DescribeBar } from "./DescribeBar";
import { createDescriber, type Describer } from "./describer";
import { useInternalPages, type InternalPages } from "./use-internal-pages";

type Asked = { body: { ids: number[] } };
const calls = vi.hoisted(() => ({
  ownerSave: vi.fn<(what: unknown, asked: Asked) => Promise<ValidationErrors>>(),
}));
vi.mock(import("../../../../lib/owner-calls"), async (original) => ({
  ...(await original()),
  ...(calls as object),
}));

setStage();

const internal = [
  { kind: "plant", id: 1, name: "Aster" },
  { kind: "animal", id: 1, name: "Wren" },
] as const;

const nothing = () => undefined;

let pages: InternalPages;
function Stage({ describer }: { describer: Describer }) {
  const current = useInternalPages(describer, internal);
  useEffect(() => {
    pages = current;
  });
  const acts = { onSave: nothing, onGive: nothing, onClear: nothing };
  return <DescribeBar {...acts} describer={describer} pages={current} firsts="" chosen={0} />;
}

/** Describes two photos that visitors see so far. */
function describing(visibility: PhotoVisibility): Describer {
  const photos = [1, 2].map((id) => ({
    ...{ photo: photoItem(id, { visibility }), etag: '"1"', altInFile: "" },
  }));
  const server = { read: async () => [], save: async () => [], onSaved: nothing };
  const describer = createDescriber({ photos, ...server });
  render(<Stage describer={describer} />);
  return describer;
}

const offers = () => [...host.querySelectorAll("label")].map(({ textContent }) => textContent);

test("pages of what is tagged are offered, and shown if that is wanted", async () => {
  calls.ownerSave.mockResolvedValue([]);
  const describer = describing("public");
  expect(pages.names).toBe("");
  act(() => describer.change(2, { plants: [1], animals: [4] }));
  expect(pages.names).toBe("Aster");
  await act(() => pages.show());
  expect(calls.ownerSave).not.toHaveBeenCalled();
  act(() => pages.setWanted(true));
  await act(() => pages.show());
  expect(calls.ownerSave.mock.calls.map(([, { body }]) => body.ids)).toEqual([[1]]);
  expect(pages.notice).toBe("1 new page is shown.");
});

test("pages are not offered while their photos stay hidden", () => {
  const describer = describing("waiting");
  expect(offers()).toEqual(["Show these to visitors"]);
  act(() => describer.change(1, { plants: [1], animals: [1] }));
  expect(offers().at(-1)).toBe("Also show the new pages of Aster and Wren");
  act(() => describer.setShows(false));
  expect(pages.names).toBe("");
});
