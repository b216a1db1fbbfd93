import { act } from "react";
import { expect, test, vi } from "vitest";
import type { ValidationErrors } from "shared-types/kit/errors";
import { object, string } from "yup";
import { ApiError } from "../../lib/errors";
import { SiteContext } from "../../lib/settings";
import { EditForm } from "./EditForm";
import { enter, host, render, setStage, site } from "./stage.fixture";
import { TextField } from "./TextField";
import { unsavedGuards } from "./use-leave-guard";

interface Tree {
  name: string;
}

const schema = object({ name: string().defined() });
const save = vi.fn<(tree: Tree, etag?: string) => Promise<ValidationErrors>>();

const show = (name: string, etag: string) =>
  render(
    <SiteContext value={site}>
      <EditForm<Tree>
        draftKey={null}
        initialValues={{ name }}
        etag={etag}
        schema={schema}
        save={save}
        onSaved={() => undefined}
        submitLabel="SEND"
      >
        <TextField name="name" label="Name" />
      </EditForm>
    </SiteContext>,
  );

const input = () => host.querySelector("input") as HTMLInputElement;
const type = (text: string) => act(async () => enter(text, input()));
const submit = () => act(async () => host.querySelector("form")?.requestSubmit());

setStage();

test("what is typed while a save is on its way is not saved: leaving asks", async () => {
  let answer: (errors: ValidationErrors) => void = () => undefined;
  save.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  show("Oak", "1");
  await type("Ash");
  await submit();
  await type("Ash tree");
  await act(async () => answer([]));
  expect(save).toHaveBeenLastCalledWith({ name: "Ash" }, "1");
  expect(input().value).toBe("Ash tree");
  expect(unsavedGuards()).toHaveLength(1);
});

test("after a save that changed nothing, another’s save does not go unseen", async () => {
  save.mockResolvedValue([]);
  show("Oak", "1");
  await submit();
  await type("Ash");
  // Saved in another tab meanwhile.
  show("Elm", "2");
  save.mockRejectedValue(new ApiError(412, "changed", ""));
  await submit();
  expect(save).toHaveBeenLastCalledWith({ name: "Ash" }, "1");
  expect(host.querySelector("[role=alert]")?.textContent).toContain("someone saved “Elm”");
});

test("a press on the save button takes the focus only when the click is done, so that no message moves it", async () => {
  save.mockClear();
  save.mockResolvedValue([]);
  show("Oak", "1");
  await type("Ash");
  const button = host.querySelector("button[type=submit]") as HTMLButtonElement;
  const press = new MouseEvent("mousedown", { bubbles: true, cancelable: true });
  act(() => void button.dispatchEvent(press));
  // A browser would have moved the focus now.
  expect(press.defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(input());
  await act(async () => button.click());
  expect(document.activeElement).toBe(button);
  expect(save).toHaveBeenCalledWith({ name: "Ash" }, "1");
});
