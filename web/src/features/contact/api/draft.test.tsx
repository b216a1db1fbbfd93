import { afterEach, describe, expect, it } from "vitest";
import { emptyFields, fieldsToSend, typedFields } from "./contact-fields";
import { forgetDraft, keepDraft, readDraft, restoreDraft } from "./draft";

function formWith(values: Record<string, string>): HTMLFormElement {
  const form = document.createElement("form");
  for (const name of ["nameFirst", "nameLast", "email", "photoId", "website"]) {
    const input = document.createElement("input");
    input.name = name;
    input.value = values[name] ?? "";
    form.append(input);
  }
  const message = document.createElement("textarea");
  message.name = "message";
  message.value = values["message"] ?? "";
  form.append(message);
  return form;
}

afterEach(forgetDraft);

describe("a draft", () => {
  it("gives back what was typed, and nothing of the field nobody sees", () => {
    keepDraft(formWith({ nameFirst: "Ida", message: "A wren\nsang.", website: "spam" }));
    expect(readDraft()).toEqual({ ...emptyFields, nameFirst: "Ida", message: "A wren\nsang." });
    const form = formWith({});
    restoreDraft(form);
    expect(typedFields(form).message).toBe("A wren\nsang.");
  });

  it("never replaces what stands in a field", () => {
    keepDraft(formWith({ photoId: "3", message: "old" }));
    const form = formWith({ photoId: "12" });
    restoreDraft(form);
    expect(typedFields(form)).toMatchObject({ photoId: "12", message: "old" });
  });

  it("is empty when forgotten, and when what is stored is no draft", () => {
    keepDraft(formWith({ message: "gone" }));
    forgetDraft();
    expect(readDraft()).toEqual(emptyFields);
    window.sessionStorage.setItem("cpContactDraft", '{"message":7,"evil":"x"}');
    expect(readDraft()).toEqual(emptyFields);
    window.sessionStorage.setItem("cpContactDraft", "not JSON");
    expect(readDraft()).toEqual(emptyFields);
  });
});

describe("fieldsToSend", () => {
  it("lower-cases the address and leaves the letter alone", () => {
    const sent = fieldsToSend({
      ...emptyFields,
      email: " Ida@Example.ORG ",
      message: " Hi, WREN ",
    });
    expect(sent).toMatchObject({ email: "ida@example.org", message: " Hi, WREN " });
  });
});
