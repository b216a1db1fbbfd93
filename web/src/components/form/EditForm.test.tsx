import { act } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { object, string } from "yup";
import type { SaveAs } from "../../lib/api-client";
import { ApiError } from "../../lib/errors";
import { connectPanel } from "../../lib/owner-send";
import { SiteContext } from "../../lib/settings";
import { writeDrafts } from "../../lib/drafts";
import { ChoiceField } from "./ChoiceField";
import { EditForm } from "./EditForm";
import { enter, host, render, setStage, site } from "./stage.fixture";
import { TextField } from "./TextField";
import { unsavedGuards } from "./use-leave-guard";

interface Tree {
  name: string;
}

const schema = object({ name: string().trim().defined() });
const save = vi.fn<(tree: Tree, as: SaveAs) => Promise<ValidationErrors>>();
/** What a save of this version is known by. */
const over = (ifMatch: string) => expect.objectContaining({ ifMatch }) as SaveAs;

const show = (
  name: string,
  etag: string,
  draftKey: string | null = null,
  field = <TextField name="name" label="Name" />,
) =>
  render(
    <SiteContext value={site}>
      <EditForm<Tree>
        draftKey={draftKey}
        initialValues={{ name }}
        etag={etag}
        schema={schema}
        save={save}
        onSaved={() => undefined}
        submitLabel="SEND"
      >
        {field}
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
  expect(save).toHaveBeenLastCalledWith({ name: "Ash" }, over("1"));
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
  expect(save).toHaveBeenLastCalledWith({ name: "Ash" }, over("1"));
  expect(host.querySelector("[role=alert]")?.textContent).toContain("someone saved “Elm”");
});

/** A save right after another, whose stored version the form has not read yet. */
async function saveTwice(): Promise<void> {
  save.mockClear();
  save.mockResolvedValue([]);
  show("Oak", "1");
  await type("Ash");
  await submit();
  await type("Ash tree");
  await submit();
  expect(save).toHaveBeenCalledOnce();
}

test("a save right after another waits for the version that the first one stored", async () => {
  await saveTwice();
  await submit();
  await act(async () => show("Ash", "2"));
  expect(save.mock.calls).toEqual([
    [{ name: "Ash" }, over("1")],
    [{ name: "Ash tree" }, over("2")],
  ]);
  await act(async () => show("Ash tree", "3"));
  expect(input().value).toBe("Ash tree");
  expect(host.textContent).not.toContain("someone");
});

test("it says what someone else has stored in between", async () => {
  await saveTwice();
  await act(async () => show("Elm", "2"));
  expect(save).toHaveBeenCalledOnce();
  expect(host.querySelector("[role=alert] li")?.textContent).toContain(
    "someone saved “Elm”. You typed “Ash tree”",
  );
  expect(input().value).toBe("Ash tree");
});

test("what the server refuses of it is said at its field", async () => {
  await saveTwice();
  save.mockResolvedValue([{ fieldId: "name", errorMessage: "That name is taken." }]);
  await act(async () => show("Ash", "2"));
  expect(save).toHaveBeenLastCalledWith({ name: "Ash tree" }, over("2"));
  expect(input().getAttribute("aria-invalid")).toBe("true");
});

test("it is sent after five seconds if no version comes", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await saveTwice();
  await act(async () => vi.advanceTimersByTime(5000));
  expect(save).toHaveBeenLastCalledWith({ name: "Ash tree" }, over("1"));
});

test("what the server refuses is said with the focus, and at its field until that is changed", async () => {
  save.mockResolvedValue([{ fieldId: "name", errorMessage: "That name is taken." }]);
  show("Oak", "1");
  await type("Ash");
  await submit();
  const summary = host.querySelector("[role=alert]");
  expect(document.activeElement).toBe(summary);
  expect(summary?.querySelector("a")?.textContent).toBe("That name is taken.");
  expect(input().getAttribute("aria-invalid")).toBe("true");
  await type("Rowan");
  expect(host.querySelector("[role=alert]")).toBeNull();
  expect(input().getAttribute("aria-invalid")).not.toBe("true");
});

test("a save without an answer is sent again as the same one, and the next as another", async () => {
  save.mockClear();
  save.mockRejectedValueOnce(new ApiError(0, "network", ""));
  save.mockResolvedValue([]);
  show("Oak", "1");
  await type("Ash");
  await submit();
  expect(document.activeElement?.textContent).toContain(
    "What you typed is still here. Please try again.",
  );
  expect(input().value).toBe("Ash");
  expect(unsavedGuards()).toHaveLength(1);
  await submit();
  expect(save).toHaveBeenLastCalledWith({ name: "Ash" }, over("1"));
  expect(host.querySelector("[role=alert]")).toBeNull();
  expect(unsavedGuards()).toHaveLength(0);
  await act(async () => show("Ash", "2"));
  await submit();
  const [first, again, next] = save.mock.calls.map(([, as]) => as.idempotencyKey);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect([again === first, next === first]).toEqual([true, false]);
});

test("the stored text can be taken over after a clash", async () => {
  save.mockRejectedValue(new ApiError(412, "changed", ""));
  show("Oak", "1");
  await type("Ash");
  await submit();
  show("Elm", "2");
  const clash = host.querySelector("[role=alert] li");
  expect(clash?.textContent).toContain("someone saved “Elm”");
  await act(async () => clash?.querySelector("button")?.click());
  expect(input().value).toBe("Elm");
});

test("what someone else chose from a list is told as the list shows it", async () => {
  const options = [
    { value: "q", label: "Oak" },
    { value: "u", label: "Elm" },
  ];
  const list = <ChoiceField name="name" label="Name" options={options} />;
  save.mockRejectedValue(new ApiError(412, "changed", ""));
  show("q", "1", null, list);
  const select = host.querySelector("select") as HTMLSelectElement;
  await act(async () => {
    select.value = "u";
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await submit();
  show(
    "u2",
    "2",
    null,
    <ChoiceField
      name="name"
      label="Name"
      options={[...options, { value: "u2", label: "Rock elm" }]}
    />,
  );
  expect(host.querySelector("[role=alert] li")?.textContent).toContain(
    "someone saved “Rock elm”. You typed “Elm”",
  );
});

test("the drafts of two new records are shown one at a time, each whole", async () => {
  connectPanel(site.settings);
  const draft = (at: number, typed: Record<string, string>) => ({ key: "", at, base: {}, typed });
  writeDrafts("pair/0", [draft(Date.now(), { name: "Monarch", leaf: "milkweed" })]);
  const inputs = () => [...host.querySelectorAll("input")].map(({ value }) => value);
  const offer = () => host.querySelector("[aria-label='Unsaved changes']");
  const press = (text: string) =>
    act(async () =>
      [...host.querySelectorAll("button")].find((one) => one.textContent === text)?.click(),
    );
  render(
    <SiteContext value={site}>
      <EditForm
        draftKey="pair/0"
        initialValues={{ name: "", leaf: "", bark: "" }}
        schema={object({
          name: string().defined(),
          leaf: string().defined(),
          bark: string().defined(),
        })}
        save={() => Promise.resolve([])}
        onSaved={() => undefined}
        submitLabel="ADD"
      >
        <TextField name="name" label="Name" />
        <TextField name="leaf" label="Leaf" />
        <TextField name="bark" label="Bark" />
      </EditForm>
    </SiteContext>,
  );
  for (const [at, text] of [
    [0, "Oak"],
    [2, "gray"],
  ] as const)
    await act(async () => enter(text, host.querySelectorAll("input")[at] as HTMLInputElement));
  await press("Restore");
  expect(inputs()).toEqual(["Monarch", "milkweed", ""]);
  expect([...(offer()?.querySelectorAll("li") ?? [])].map((one) => one.textContent)).toEqual([
    "Name: “Oak”",
    "Bark: “gray”",
  ]);
  await press("Restore");
  expect(inputs()).toEqual(["Oak", "", "gray"]);
  await press("Discard");
  expect(offer()).toBeNull();
  expect(inputs()).toEqual(["Oak", "", "gray"]);
});

test("a draft of what was saved elsewhere meanwhile is merged, as a lost race is", async () => {
  // Nobody is signed in there: what is typed on is not kept.
  connectPanel(site.settings);
  writeDrafts("tree/1", [
    { key: "of-ash", at: Date.now(), base: { name: "Oak" }, typed: { name: "Ash" } },
  ]);
  show("Elm", "2", "tree/1");
  const restore = [...host.querySelectorAll("button")].find((one) => one.textContent === "Restore");
  await act(async () => restore?.click());
  const changed = host.querySelector("[role=alert]");
  expect(changed?.textContent).toContain("This was changed after you typed.");
  expect(changed?.textContent).toContain("someone saved “Elm”");
  expect(input().value).toBe("Ash");
  save.mockResolvedValue([]);
  await submit();
  // It may be what a save had sent before the page was closed.
  const as = { ifMatch: "2", idempotencyKey: "of-ash" };
  expect(save).toHaveBeenLastCalledWith({ name: "Ash" }, as);
  expect(host.querySelector("[role=alert]")).toBeNull();
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
  expect(save).toHaveBeenCalledWith({ name: "Ash" }, over("1"));
});
