import { act } from "react";
import { expect, test } from "vitest";
import type { CalendarKind } from "shared-types/calendar/codes";
import type { CalendarRow } from "shared-types/calendar/answers";
import { host, onSite, render, setStage } from "../../../lib/stage.fixture";
import { CalendarTable } from "./CalendarTable";

const row = (nameCommon: string): CalendarRow => ({
  ...{ id: 5, keyId: "one", nameCommon, nameScientific: "", group: "", records: 1 },
  ...{ weeks: [], months: [], firsts: [{ year: 2024, date: "2024-05-17" }] },
});
const rows: Record<CalendarKind, CalendarRow[]> = {
  plants: [row("White oak")],
  animals: [row("Blue jay")],
};
const detailOf = (keyId: string) => ({ key: keyId, get: async () => null });

// No more of it is asked for.
const site = { settings: { timeZone: "UTC" } };

setStage();

const show = (kind: CalendarKind) =>
  render(
    onSite(site, <CalendarTable {...{ kind, detailOf }} rows={rows[kind]} year={0} caption="" />),
  );
const strip = () => host.querySelector("[aria-expanded]");
const isOpen = () => strip()?.getAttribute("aria-expanded");

test("a plant’s open row opens no animal’s with the same id", async () => {
  show("plants");
  await act(async () => (strip() as HTMLElement).click());
  expect(isOpen()).toBe("true");
  show("animals");
  expect(isOpen()).toBe("false");
});
