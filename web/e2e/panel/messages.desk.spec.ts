import { readFile } from "node:fs/promises";
import type { MessageSettings } from "shared-types/inbox/answers";
import { expectAccessible } from "../fixture/accessible";
import { allowFaults } from "../fixture/faults";
import { refuse } from "../fixture/calls";
import { openInbox } from "./fixture/inbox-screen";
import { newKey } from "./fixture/keeper";
import { expect, expectNoSidewaysScroll, formParts, nextDialog, test } from "./fixture/panel";
import { leaveMessage } from "./fixture/visitor";

test("keys alone go through the list, into a message and on; several are marked and deleted at once", async ({
  page,
  keeper,
  request,
}) => {
  const at = Date.now();
  const names = [newKey(), newKey(), newKey()] as const;
  const ids: number[] = [];
  for (const [i, nameLast] of names.entries()) {
    const dateReceived = new Date(at - i).toISOString();
    ids.push(await leaveMessage(request, { nameLast, dateReceived }));
  }
  const [one, two, three] = names;
  const { link, box, bar, notice, heading, main } = await openInbox(page);

  await test.step("by keys, from one to the next and back", async () => {
    await link(one).focus();
    await page.keyboard.press("ArrowDown");
    await expect(link(two)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(heading).toBeFocused();
    await main.getByRole("link", { name: "Older" }).press("Enter");
    await expect(heading).toContainText(two);
    await expect(heading).toBeFocused();
    await main.getByRole("link", { name: "All messages" }).press("Enter");
    await expect(link(two)).toBeFocused();
  });

  await test.step("two are marked, and only these", async () => {
    await box(one).check();
    await box(two).check();
    await expect(bar).toContainText("2 messages selected");
    await expectAccessible(page, "messages selected");
    await bar.getByRole("button", { name: "Mark unread" }).click();
    await expect(notice.getByText("- 2 messages marked as unread -")).toBeVisible();
    for (const name of [one, two]) await expect(link(name)).toHaveAccessibleName(/^Unread/);
  });

  await test.step("two are deleted; the focus stays in the list", async () => {
    await box(one).check();
    await box(two).check();
    const asked = nextDialog(page);
    await bar.getByRole("button", { name: "Delete" }).click();
    expect(await asked).toBe("2 messages: are you sure?");
    await expect(notice.getByText("- 2 messages deleted -")).toBeVisible();
    await expect(link(one)).toHaveCount(0);
    await expect(link(three)).toBeFocused();
    expect(await keeper.get(`/api/message/${ids[2]}`)).toMatchObject({ nameLast: three });
  });

  await test.step("what another tab has deleted is said, and the list read again", async () => {
    await box(three).check();
    await keeper.save("POST", "/api/messagesdelete", { messageIds: [ids[2]] });
    allowFaults(page, /status( of)? 404/);
    await bar.getByRole("button", { name: "Spam" }).click();
    await expect(formParts(page).summary).toContainText(
      "There is no such message. It may have been deleted in another tab.",
    );
    await expect(link(three)).toHaveCount(0);
  });
});

test("all messages come as a file; how long they are kept is set, and less than before asked first", async ({
  page,
  keeper,
  request,
}) => {
  const nameLast = newKey();
  await leaveMessage(request, { nameLast, message: 'She said "rush", I think' });
  const { main, notice } = await openInbox(page);
  const { save, summary } = formParts(page);
  await main.getByText("Message settings").click();
  await expectAccessible(page, "keeping and export");

  await test.step("kept for fewer days", async () => {
    await expect(main).toContainText("New messages appear only here; no e-mail is set up.");
    const days = main.getByLabel("Keep messages for this many days (0 = forever)");
    await days.fill("3650");
    const refused = nextDialog(page, "no");
    await save.click();
    expect(await refused).toBe(
      "Messages older than 3,650 days will be deleted forever: are you sure?",
    );
    await expect(summary).toContainText("Nothing was saved, and no message was deleted.");
    const agreed = nextDialog(page);
    await save.click();
    await agreed;
    await expect(main.getByText("- Settings saved -")).toBeVisible();
    const stored = () => keeper.get<MessageSettings>("/api/messagesettings");
    expect((await stored()).keepDays).toBe(3650);
    await days.fill("0");
    await save.click();
    await expect(main.getByText("- Settings saved -")).toBeVisible();
    expect((await stored()).keepDays).toBe(0);
  });

  await test.step("a file, or why there is none", async () => {
    const coming = page.waitForEvent("download");
    const button = main.getByRole("button", { name: "Export" });
    await button.click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^messages-\d{4}-\d\d-\d\d\.csv$/);
    expect(await readFile(await file.path(), "utf8")).toContain(`${nameLast},`);
    await expect(
      notice.getByText(`- ${file.suggestedFilename()} is in your downloads -`),
    ).toBeVisible();
    await refuse(page, "/api/messagesexport");
    await button.click();
    await expect(summary).toContainText("Something went wrong on the server.");
  });
});

test("in large text on a phone, the longest date has room", async ({ page, request }) => {
  await leaveMessage(request, { nameLast: newKey(), dateReceived: "2026-11-30T15:58:00.000Z" });
  await page.setViewportSize({ width: 390, height: 844 });
  await openInbox(page);
  await expect(page.getByText("11/30/2026 10:58 am")).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await expectNoSidewaysScroll(page, "a message of 10:58");
});
