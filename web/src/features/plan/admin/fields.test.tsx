import { act, useState } from "react";
import { expect, test } from "vitest";
import { enter, host, render, setStage } from "../../../components/form/stage.fixture";
import { parseDate, typedForm } from "../../../lib/date-entry";
import { Entry } from "./fields";

setStage();

function Planted() {
  const [date, setDate] = useState("2024-05-17");
  return (
    <>
      <Entry
        label="Planted"
        value={typedForm(date, "UTC")}
        onEntered={(entered) => setDate(parseDate(entered, "date", "UTC") ?? entered)}
      />
      <output>{date}</output>
    </>
  );
}

const input = () => host.querySelector("input") as HTMLInputElement;

test("a date is shown as it was understood, also when it is the same day written otherwise", async () => {
  render(<Planted />);
  const shownAfter: Record<string, string> = {};
  for (const text of ["17 May 2024", "2024-05-17", "5/2024", "spring"]) {
    await act(async () => enter(text, input()));
    await act(async () => input().blur());
    shownAfter[text] = `${input().value} (${host.querySelector("output")?.textContent})`;
  }
  expect(shownAfter).toEqual({
    "17 May 2024": "May 17, 2024 (2024-05-17)",
    "2024-05-17": "May 17, 2024 (2024-05-17)",
    "5/2024": "May 2024 (2024-05)",
    spring: "spring (spring)",
  });
});
