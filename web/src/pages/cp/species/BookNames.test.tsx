import { Formik, useFormikContext, type FormikContextType } from "formik";
import { act, useEffect } from "react";
import { MemoryRouter } from "react-router-dom";
import type { FoundName } from "shared-types/name/answers";
import { plantDraftSchema, type PlantDraft } from "shared-types/plant/schema";
import { expect, it, vi } from "vitest";
import { enter, host, render, setStage } from "../../../components/form/stage.fixture";
import { panelPlants } from "../../../features/plant/admin/panel-plants";
import { useBookNames } from "../../../lib/book-names";
import { BookNames } from "./BookNames";

vi.mock(import("../../../lib/book-names"), async (original) => ({
  ...(await original()),
  useBookNames: vi.fn<typeof useBookNames>(() => []),
}));

const unknown: FoundName = {
  ...{ kind: "plant", nameScientific: "", nameCommon: "", names: [], family: "", order: "" },
  ...{ classTax: "", type: "", native: "", keystone: null, keystoneSource: "", accepted: "" },
  ...{ source: "Starter list", recordId: 0 },
};
const milkweed: FoundName = {
  ...unknown,
  ...{ nameScientific: "Asclepias syriaca", nameCommon: "common milkweed", names: ["Silkweed"] },
  ...{ family: "Apocynaceae", type: "forb", native: "native" },
  ...{ keystone: 12, keystoneSource: "Tallamy and Shropshire 2009" },
};
const buttonbush: FoundName = {
  ...unknown,
  ...{ nameScientific: "Cephalanthus occidentalis", nameCommon: "Buttonbush", type: "shrub" },
};

const forms: FormikContextType<PlantDraft>[] = [];
const values = () => forms.at(-1)?.values;

function Form() {
  const form = useFormikContext<PlantDraft>();
  useEffect(() => void forms.push(form));
  return null;
}

setStage();

const show = () =>
  act(async () =>
    render(
      <MemoryRouter>
        <Formik initialValues={plantDraftSchema.getDefault()} onSubmit={() => undefined}>
          <>
            <BookNames kind={panelPlants}>{null}</BookNames>
            <Form />
          </>
        </Formik>
      </MemoryRouter>,
    ),
  );

type NamedField = "nameCommon" | "nameScientific";

async function type(field: NamedField, typed: string): Promise<HTMLInputElement> {
  const input = host.querySelector<HTMLInputElement>(`input[name="${field}"]`);
  if (!input) throw new Error(`There is no field ${field}.`);
  await act(async () => enter(typed, input));
  return input;
}

async function choose(found: FoundName, field: NamedField, typed: string) {
  vi.mocked(useBookNames).mockImplementation((text) => (text === "" ? [] : [found]));
  await type(field, typed);
  await act(async () => host.querySelector<HTMLElement>('[role="option"]')?.click());
}

it("fills in what a book knows, the number of caterpillars with its source", async () => {
  await show();
  await choose(milkweed, "nameCommon", "milk");
  expect(values()).toMatchObject({
    ...{ nameCommon: "Common milkweed", nameScientific: "Asclepias syriaca", aka: "Silkweed" },
    ...{ family: "Apocynaceae", type: "forb", native: "native" },
    ...{ keystone: 12, keystoneSource: "Tallamy and Shropshire 2009" },
  });
});

it("leaves nothing of a first choice in the second, but what the owner typed", async () => {
  await show();
  await choose(milkweed, "nameCommon", "milk");
  await act(() => forms.at(-1)?.setFieldValue("family", "My own"));
  await choose(buttonbush, "nameCommon", "but");
  expect(values()).toMatchObject({
    ...{ nameCommon: "Buttonbush", nameScientific: "Cephalanthus occidentalis", aka: "" },
    ...{ family: "My own", type: "shrub", native: "", keystone: null, keystoneSource: "" },
  });
});

it("keeps a cultivar that was typed behind the scientific name", async () => {
  await show();
  await choose(milkweed, "nameScientific", "Asclepias syr 'Ice Ballet'");
  expect(values()?.nameScientific).toBe("Asclepias syriaca 'Ice Ballet'");
});

it("takes a pasted name without the blanks around it, hard ones, and some that nobody sees", async () => {
  await show();
  const input = await type("nameScientific", " Monarda\u00a0 didyma\u00a0\u200b");
  await act(async () => input.blur());
  expect(values()?.nameScientific).toBe("Monarda didyma");
});
