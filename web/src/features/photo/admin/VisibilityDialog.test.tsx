import { act } from "react";
import { expect, test, vi } from "vitest";
import type { PhotoVisibility } from "shared-types/photo/codes";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { host, render, setStage, site } from "../../../components/form/stage.fixture";
import { SiteContext } from "../../../lib/settings";
import { VisibilityDialog } from "./VisibilityDialog";

const calls = vi.hoisted(() => ({
  ownerRead: vi.fn<() => Promise<never[]>>(async () => []),
  ownerSave: vi.fn<() => Promise<ValidationErrors>>(),
}));
vi.mock(import("../../../lib/owner-calls"), async (original) => ({
  ...(await original()),
  ...(calls as object),
}));

setStage();

test("the dialog is done when the photos are saved; before that it says why they are not", async () => {
  const onDone = vi.fn<(visibility: PhotoVisibility) => void>();
  render(
    <SiteContext value={site}>
      <VisibilityDialog photoIds={[1, 2]} onClose={() => undefined} onDone={onDone} />
    </SiteContext>,
  );
  const save = () => act(async () => host.querySelector("form")?.requestSubmit());
  calls.ownerSave.mockResolvedValue([{ fieldId: "", errorMessage: "Photo 2 is in the bin." }]);
  await save();
  expect(host.textContent).toContain("Photo 2 is in the bin.");
  expect(onDone).not.toHaveBeenCalled();
  expect(host.querySelector<HTMLButtonElement>("[type=submit]")?.textContent).toBe("SAVE");
  calls.ownerSave.mockResolvedValue([]);
  await save();
  expect(host.textContent).not.toContain("Photo 2 is in the bin.");
  expect(onDone).toHaveBeenCalledWith("public", "");
});
