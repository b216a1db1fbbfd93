import { act } from "react";
import { expect, test, vi } from "vitest";
import type { BinItem } from "shared-types/history/answers";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { enter, host, render, setStage, site } from "../../../components/form/stage.fixture";
import { connectPanel } from "../../../lib/owner-send";
import { SiteContext } from "../../../lib/settings";
import { RestoreForm } from "./RestoreForm";

const calls = vi.hoisted(() => ({ ownerSave: vi.fn<() => Promise<ValidationErrors>>() }));
vi.mock(import("../../../lib/owner-calls"), async (original) => ({
  ...(await original()),
  ...(calls as object),
}));

setStage();

const taken = { fieldId: "keyId", errorMessage: "That key id is taken." };

test.each([
  ["its name", taken, true],
  ["something else", { fieldId: "", errorMessage: "Its category is gone." }, false],
])("what is wrong with %s is told at the field only if it is the field's", async (...row) => {
  const [, error, isOfField] = row;
  calls.ownerSave.mockResolvedValue([error]);
  connectPanel(site.settings);
  const item = { kind: "plant", id: 3, name: "White oak", detail: "" } as BinItem;
  render(
    <SiteContext value={site}>
      <RestoreForm
        item={item}
        why={[taken]}
        onRestored={() => undefined}
        onCancel={() => undefined}
      />
    </SiteContext>,
  );
  const input = host.querySelector("input") as HTMLInputElement;
  await act(async () => enter("oak2", input));
  await act(async () => host.querySelector("form")?.requestSubmit());
  await vi.waitFor(() => expect(host.textContent).toContain(error.errorMessage));
  expect(input.getAttribute("aria-invalid") === "true").toBe(isOfField);
});
