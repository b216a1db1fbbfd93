import { Formik } from "formik";
import { act } from "react";
import { expect, test, vi } from "vitest";
import type { PickerProps } from "../../../components/form/PictureField";
import { host, render, setStage, site } from "../../../components/form/stage.fixture";
import { SiteContext } from "../../../lib/settings";
import { PictureNameField } from "./PictureNameField";

const calls = vi.hoisted(() => ({ ownerRead: vi.fn<() => Promise<unknown>>() }));
vi.mock(import("../../../lib/owner-calls"), async (original) => ({
  ...(await original()),
  ...(calls as object),
}));

setStage();

const Picker = ({ onPick }: PickerProps) => <button onClick={() => onPick(7)}>No. 7</button>;

/** Chooses photo no. 7 for an entry of a category. */
async function choose(categoryId: number) {
  render(
    <SiteContext value={site}>
      <Formik
        key={categoryId}
        initialValues={{ categoryId, imgFileName: "old.jpg" }}
        onSubmit={() => undefined}
      >
        <PictureNameField kit={{ Picker }} />
      </Formik>
    </SiteContext>,
  );
  for (const words of ["Choose…", "No. 7"])
    await act(async () =>
      [...host.querySelectorAll("button")].find((one) => one.textContent === words)?.click(),
    );
}
const name = () => host.querySelector<HTMLInputElement>("[name=imgFileName]")?.value;

test("a photo becomes the entry's picture; one that is refused leaves the picture as it is, and says why", async () => {
  calls.ownerRead.mockResolvedValue({ errors: [], fileName: "oak.jpg" });
  await choose(8);
  expect(name()).toBe("oak.jpg");
  const errors = [{ fieldId: "", errorMessage: "The file is damaged." }];
  calls.ownerRead.mockResolvedValue({ errors, fileName: "" });
  await choose(9);
  expect(name()).toBe("old.jpg");
  expect(host.textContent).toContain("The file is damaged.");
});

test("without a category no picture is put anywhere", async () => {
  calls.ownerRead.mockClear();
  await choose(0);
  expect(calls.ownerRead).not.toHaveBeenCalled();
  expect(name()).toBe("old.jpg");
  expect(host.textContent).toContain("select a category first");
});
