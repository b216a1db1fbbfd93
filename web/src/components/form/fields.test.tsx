import { Formik } from "formik";
import { act, type ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { SiteContext } from "../../lib/settings";
import { feetOf } from "shared-types/plant/feet";
import { DateField } from "./DateField";
import { DisplayNameOffer } from "./DisplayNameOffer";
import { Follow } from "./Follow";
import { PictureField, type PictureKit, type UploadProps } from "./PictureField";
import { enter, host, render, setStage, site } from "./stage.fixture";
import { TextField } from "./TextField";

let values: Record<string, unknown>;

const show = (first: Record<string, unknown>, field: ReactNode) =>
  render(
    <SiteContext value={site}>
      <Formik initialValues={first} onSubmit={() => undefined}>
        {(form) => {
          values = form.values;
          return field;
        }}
      </Formik>
    </SiteContext>,
  );

const input = () => host.querySelector("input") as HTMLInputElement;
const button = (words: string) =>
  [...host.querySelectorAll("button")].find((b) => b.textContent === words);

const type = (text: string) => act(async () => enter(text, input()));

async function leave(): Promise<void> {
  await act(async () => {
    input().dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  });
}

const click = (target: HTMLElement | undefined) => act(async () => target?.click());

setStage();

describe("a renamed common name", () => {
  const field = (
    <>
      <TextField name="nameCommon" label="Name Common" />
      <DisplayNameOffer />
    </>
  );
  const offer = () => button("Use this name");

  it("offers to rename the display name that was the same", async () => {
    show({ nameCommon: "Joe Pye", nameDisplay: "Joe Pye" }, field);
    expect(offer()).toBeUndefined();
    await type("Joe-Pye weed");
    expect(values.nameDisplay).toBe("Joe Pye");
    await click(offer());
    expect(values.nameDisplay).toBe("Joe-Pye weed");
    expect(offer()).toBeUndefined();
  });

  it("leaves alone a display name of its own", async () => {
    show({ nameCommon: "Joe Pye", nameDisplay: "Joe-Pye weed (Eutrochium)" }, field);
    await type("Joe-Pye weed");
    expect(offer()).toBeUndefined();
  });
});

describe("a date field", () => {
  const stored = "2024-11-03T06:30:42.000Z";
  const taken = <DateField name="taken" label="Date Taken" kind="moment" />;

  it("shows the clock of the site and keeps ISO 8601 in UTC", async () => {
    show({ taken: stored }, taken);
    expect(input().value).toBe("11/3/2024 1:30 am");
    await type("5/7/2024 9:05 pm");
    expect(values.taken).toBe("2024-05-08T01:05:00.000Z");
  });

  it("keeps the stored moment to the second as long as it reads the same", async () => {
    show({ taken: stored }, taken);
    await type("11/3/2024 1:31 am");
    expect(values.taken).toBe("2024-11-03T05:31:00.000Z");
    await type("11/3/2024 1:30 am");
    expect(values.taken).toBe(stored);
  });

  it("leaves what cannot be read as it was typed, for the rules to refuse", async () => {
    show({ taken: stored }, taken);
    await type("May 7");
    await leave();
    expect(input().value).toBe("May 7");
    expect(values.taken).toBe("May 7");
  });

  it("is null when it is empty, and tidies what was read", async () => {
    show({ taken: null }, taken);
    expect(input().value).toBe("");
    await type(" 05/07/2024 9:05PM");
    await leave();
    expect(input().value).toBe("5/7/2024 9:05 pm");
    await type("  ");
    expect(values.taken).toBeNull();
  });

  const date = <DateField name="date" label="Date" kind="date" />;

  it("says how it understands a day, month or year, and is tidied into it", async () => {
    show({ date: "2024-05-17" }, date);
    expect(input().value).toBe("May 17, 2024");
    await type("5/7/24");
    expect(host.textContent).toContain("Read as May 7, 2024");
    expect(values.date).toBe("2024-05-07");
    await leave();
    expect(input().value).toBe("May 7, 2024");
    await type("5/2024");
    expect(values.date).toBe("2024-05");
    await type("");
    expect(values.date).toBe("");
  });
});

describe("a picture field", () => {
  const kit: PictureKit = {
    Preview: ({ photoId, shape }) => (
      <i>
        {shape} of {photoId}
      </i>
    ),
    Picker: ({ title, current, onPick, onClose }) => (
      <div role="dialog" aria-label={`${title}, ${current}`}>
        <button onClick={() => onPick(12)}>Pick 12</button>
        <button onClick={onClose}>Close</button>
      </div>
    ),
  };
  const thumb = <PictureField name="thumbId" label="Thumb ID" shape="square" kit={kit} />;
  const dialog = () => host.querySelector('[role="dialog"]')?.getAttribute("aria-label");

  it("shows the picture of its number", async () => {
    show({ thumbId: 5 }, thumb);
    expect(host.textContent).toContain("square of 5");
    await type("31");
    expect(values.thumbId).toBe(31);
    expect(host.textContent).toContain("square of 31");
  });

  it("shows none for 0 and for what is no number, which stays as typed", async () => {
    show({ thumbId: 0 }, thumb);
    expect(host.textContent).toContain("No picture");
    for (const text of ["abc", "-3", "1.5", ""]) {
      await type(text);
      expect(host.textContent, text).toContain("No picture");
    }
    await type("abc");
    expect(values.thumbId).toBe("abc");
  });

  it("takes the number from the picker, and nothing when that is closed", async () => {
    show({ thumbId: 5 }, thumb);
    await click(button("Choose…"));
    expect(dialog()).toBe("Choose the thumbnail, 5");
    await click(button("Close"));
    expect(values.thumbId).toBe(5);
    await click(button("Choose…"));
    await click(button("Pick 12"));
    expect(values.thumbId).toBe(12);
    expect(dialog()).toBeUndefined();
  });

  it("lets go of the picture", async () => {
    show({ thumbId: 5 }, thumb);
    await click(button("Remove"));
    expect(values.thumbId).toBe(0);
    expect(button("Remove")).toBeUndefined();
  });

  it("says what was wrong with an upload until another picture is taken", async () => {
    const Upload = ({ onFault }: UploadProps) => (
      <button onClick={() => onFault("Not a picture.")}>Upload</button>
    );
    show(
      { thumbId: 5 },
      <PictureField name="thumbId" label="Thumb ID" shape="square" kit={{ ...kit, Upload }} />,
    );
    await click(button("Upload"));
    expect(host.textContent).toContain("Not a picture.");
    await click(button("Choose…"));
    await click(button("Pick 12"));
    expect(host.textContent).not.toContain("Not a picture.");
  });
});

describe("a field that follows another", () => {
  const pair = (
    <>
      <TextField name="height" label="Height" />
      <Follow from="height" to="heightSort" by={feetOf} />
    </>
  );

  it("has the size in feet while one types", async () => {
    show({ height: "", heightSort: 0 }, pair);
    await type("6–16 in.");
    expect(values["heightSort"]).toBe(1.33);
    await type("6–16 ft");
    expect(values["heightSort"]).toBe(16);
  });

  it("keeps a number of the owner's own", async () => {
    show({ height: "2 ft", heightSort: 1.8 }, pair);
    await type("3 ft");
    expect(values["heightSort"]).toBe(1.8);
  });

  it("changes nothing before anyone types", () => {
    show({ height: "2 ft", heightSort: 0 }, pair);
    expect(values["heightSort"]).toBe(0);
  });
});
