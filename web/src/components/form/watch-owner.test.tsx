import { act } from "react";
import { expect, test } from "vitest";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { object, string } from "yup";
import { ApiError } from "../../lib/errors";
import { SiteContext } from "../../lib/settings";
import { EditForm } from "./EditForm";
import { enter, host, render, setStage, site } from "./stage.fixture";
import { TextField } from "./TextField";
import { watchOwner } from "./watch-owner";

setStage();

function twoFields() {
  host.innerHTML = "<input /><input />";
  const [first, second] = host.querySelectorAll("input");
  if (!first || !second) throw new Error("no fields");
  first.focus();
  return { first, second };
}

test("the owner has gone on who types in the same field, or is in another", () => {
  const { first, second } = twoFields();
  const isStill = watchOwner();
  expect(isStill()).toBe(false);

  const types = watchOwner();
  first.dispatchEvent(new Event("input", { bubbles: true }));
  expect(types()).toBe(true);

  const moves = watchOwner();
  second.focus();
  expect(moves()).toBe(true);
});

test.each<[string, () => Promise<ValidationErrors>]>([
  ["refused", async () => [{ fieldId: "name", errorMessage: "That name is taken." }]],
  ["not stored over another’s save", () => Promise.reject(new ApiError(412, "changed", ""))],
])("a save that is %s, late, leaves whoever types on at the field", async (_, end) => {
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  render(
    <SiteContext value={site}>
      <EditForm
        draftKey={null}
        initialValues={{ name: "Oak" }}
        schema={object({ name: string().defined() })}
        save={() => late.then(end)}
        onSaved={() => undefined}
        submitLabel="SEND"
      >
        <TextField name="name" label="Name" />
      </EditForm>
    </SiteContext>,
  );
  const input = host.querySelector("input") as HTMLInputElement;
  const type = (text: string) => act(async () => enter(text, input));
  const submit = () => act(async () => host.querySelector("form")?.requestSubmit());
  await type("Ash");
  await submit();
  await type("Ash tree");
  await act(async () => answer());
  expect(host.querySelector("[role=alert]")).not.toBeNull();
  expect(document.activeElement).toBe(input);
  await submit();
  expect(document.activeElement).toBe(host.querySelector("[role=alert]"));
});
