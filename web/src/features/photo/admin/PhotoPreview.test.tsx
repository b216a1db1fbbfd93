import { act } from "react";
import { expect, test, vi } from "vitest";
import { host, render, setStage, site } from "../../../components/form/stage.fixture";
import { ApiError } from "../../../lib/errors";
import { onSite } from "../../../lib/stage.fixture";
import { PhotoPreview } from "./PhotoPreview";

const calls = vi.hoisted(() => ({ ownerReadTagged: vi.fn<() => Promise<unknown>>() }));
vi.mock(import("../../../lib/owner-calls"), async (original) => ({
  ...(await original()),
  ...(calls as object),
}));

setStage();

test.each([
  [1, 404, "There is no photo with this id."],
  [2, 500, "Couldn’t load the picture."],
])("of photo %i, which is answered with %i, it says “%s”", async (photoId, status, words) => {
  calls.ownerReadTagged.mockRejectedValue(new ApiError(status, "internal", ""));
  await act(async () => render(onSite(site, <PhotoPreview photoId={photoId} shape="square" />)));
  expect(host.textContent).toBe(words);
});
