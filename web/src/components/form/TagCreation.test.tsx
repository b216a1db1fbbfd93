import { act, useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FoundName } from "shared-types/name/answers";
import type { Option } from "shared-types/kit/list-answers";
import { useBookNames } from "../../lib/book-names";
import { enter, host, render, setStage } from "./stage.fixture";
import type { Made, TagCreator } from "./tag-creator";
import { TagsEntry } from "./TagsField";

vi.mock(import("../../lib/book-names"), async (original) => ({
  ...(await original()),
  useBookNames: vi.fn<typeof useBookNames>(() => []),
}));

const keywords: Option[] = [
  { Key: 1, Value: "Spring" },
  { Key: 2, Value: "Bloom" },
];
const create = vi.fn<TagCreator["create"]>();
const label = (name: string) => `Create keyword “${name}”`;

function Stage({ creator }: { creator: TagCreator | undefined }) {
  const [value, setValue] = useState<number[]>([2]);
  return (
    <>
      <TagsEntry
        name="box"
        label="Keywords"
        options={keywords}
        value={value}
        onChange={setValue}
        noun="keywords"
        creator={creator}
      />
      <button type="button">Elsewhere</button>
    </>
  );
}

const show = (creator?: TagCreator) => render(<Stage creator={creator} />);
const box = () => host.querySelector("#field-box") as HTMLInputElement;
const question = () => host.querySelector<HTMLInputElement>('[role="group"][aria-label] input');
const listed = () => [...host.querySelectorAll('[role="option"]')].map((o) => o.textContent);
const chips = () =>
  [...host.querySelectorAll("li button")].map((b) => b.getAttribute("aria-label"));
const problem = () => host.querySelector('[role="alert"]')?.textContent;

const type = (text: string, input = box()) => act(() => enter(text, input));

async function press(key: string): Promise<void> {
  await act(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
    );
  });
}

setStage();
beforeEach(() => create.mockReset());

describe("making a record from a tags box", () => {
  it("is offered last, unless something is called exactly that, in any case", () => {
    show({ label, create });
    type("spr");
    expect(listed()).toEqual(["Spring", "Create keyword “spr”"]);
    type(" SPRING ");
    expect(listed()).toEqual(["Spring"]);
    type("bloom");
    expect(listed()).toEqual([]);
    show();
    type("spring ephemeral");
    expect(listed()).toEqual([]);
  });

  it("never begins with Enter while anything is found, chosen or with a typing error", async () => {
    show({ label, create });
    type("blom");
    await press("Enter");
    expect(listed()).toEqual(["Create keyword “blom”"]);
    expect(host.textContent).toContain("Already selected: Bloom.");
    type("sprng");
    await press("Enter");
    expect(chips()).toEqual(["Remove Bloom", "Remove Spring"]);
    expect(create).not.toHaveBeenCalled();
  });

  it("selects what was made by its name, before the options are read again", async () => {
    create.mockResolvedValue({ option: { Key: 9, Value: "spring ephemeral" } });
    show({ label, create });
    type(" spring ephemeral ");
    await press("Enter");
    expect(create).toHaveBeenCalledExactlyOnceWith("spring ephemeral", "");
    expect(chips()).toEqual(["Remove Bloom", "Remove spring ephemeral"]);
    expect(box().value).toBe("");
    expect(host.textContent).toContain("spring ephemeral created and added, 2 selected.");
  });

  it("says that it is on its way, and keeps what is selected, typed and focused meanwhile", async () => {
    let answer: (made: Made) => void = () => undefined;
    create.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    show({ label, create });
    type("moss");
    await press("Enter");
    expect(host.textContent).toContain("Creating “moss”...");
    act(() => host.querySelector<HTMLElement>('[aria-label="Remove Bloom"]')?.click());
    type("fern");
    const elsewhere = host.querySelector<HTMLElement>("div + button");
    act(() => elsewhere?.focus());
    await act(async () => answer({ option: { Key: 9, Value: "moss" } }));
    expect(chips()).toEqual(["Remove moss"]);
    expect(host.textContent).not.toContain("Creating");
    expect(document.activeElement).toBe(elsewhere);
  });

  it("keeps the next name that is typed while the call ran", async () => {
    let answer: (made: Made) => void = () => undefined;
    create.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    show({ label, create });
    type("moss");
    await press("Enter");
    type("fern");
    await act(async () => answer({ option: { Key: 9, Value: "moss" } }));
    expect([box().value, document.activeElement]).toEqual(["fern", box()]);
  });

  it("says beside the box why it failed and keeps the text, also when left", async () => {
    create.mockResolvedValueOnce({ problem: "Too long." });
    show({ label, create });
    type("moss");
    await press("Enter");
    expect(problem()).toBe("Too long.");
    act(() => host.querySelector<HTMLElement>("div + button")?.focus());
    expect([box().value, problem()]).toEqual(["moss", "Too long."]);
    create.mockRejectedValueOnce(new Error("down"));
    type("mosses");
    expect(problem()).toBeUndefined();
    await press("Enter");
    expect(problem()).toContain("Nothing was saved");
    expect(chips()).toEqual(["Remove Bloom"]);
  });

  it("asks below the box for what else is needed", async () => {
    create.mockResolvedValueOnce({ problem: "Please enter a scientific name." });
    create.mockResolvedValueOnce({ option: { Key: 9, Value: "Trout lily" } });
    show({ label, create, asks: "Scientific name" });
    type("Trout lily");
    await press("Enter");
    expect(create).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(question());
    await press("Enter");
    expect(problem()).toBe("Please enter a scientific name.");
    expect(box().value).toBe("Trout lily");
    type("Erythronium americanum", question() ?? undefined);
    await press("Enter");
    expect(create).toHaveBeenLastCalledWith("Trout lily", "Erythronium americanum");
    expect(chips()).toEqual(["Remove Bloom", "Remove Trout lily"]);
    expect(question()).toBeNull();
    expect(document.activeElement).toBe(box());
  });

  it("goes back to the typed text with Escape", async () => {
    show({ label, create, asks: "Scientific name" });
    type("Trout lily");
    await press("Enter");
    await press("Escape");
    expect(question()).toBeNull();
    expect(document.activeElement).toBe(box());
    expect(box().value).toBe("Trout lily");
  });

  it("lists what a book of names calls so behind what is here, and makes it without a question", async () => {
    const book = { family: "", order: "", classTax: "", type: "", native: "" } as const;
    const more = { keystone: null, keystoneSource: "", accepted: "", source: "Starter list" };
    const named = (nameCommon: string, nameScientific: string, recordId = 0): FoundName => ({
      ...{ ...book, ...more, kind: "plant", names: [], nameCommon, nameScientific, recordId },
    });
    const found = [
      named("Spring beauty", "Claytonia virginica"),
      named("Bloom", "Bloomeria crocea", 2),
    ];
    vi.mocked(useBookNames).mockReturnValue(found);
    const createNamed = vi.fn<NonNullable<TagCreator["createNamed"]>>();
    createNamed.mockResolvedValue({ option: { Key: 9, Value: "Spring beauty" } });
    show({ label, create, asks: "Scientific name", book: "plant", createNamed });
    type("spr");
    expect(listed()).toEqual([
      "Spring",
      "Spring beautyClaytonia virginica · Starter list",
      "Create keyword “spr”",
    ]);
    await press("ArrowDown");
    await press("Enter");
    expect(createNamed).toHaveBeenCalledExactlyOnceWith(found[0]);
    expect(question()).toBeNull();
    expect(chips()).toEqual(["Remove Bloom", "Remove Spring beauty"]);
  });
});
