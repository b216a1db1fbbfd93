import { readFile } from "node:fs/promises";
import type { MessageSettings } from "shared-types/inbox/codes";
import { expectAccessible } from "../fixture/accessible";
import { allowFaults } from "../fixture/faults";
import { refuse } from "../fixture/calls";
import { openInbox } from "./fixture/inbox-screen";
import { newKey } from "./fixture/keeper";
import { expect, formParts, nextDialog, openScreen, test } from "./fixture/panel";
import { leaveMessage } from "./fixture/visitor";

test("keys alone go through the list, into a message and on to the next", async ({
  page,
  request,
}) => {
  const at = Date.now();
  const [newer, older] = [newKey(), newKey()];
  await leaveMessage(request, { nameLast: newer, dateReceived: new Date(at).toISOString() });
  await leaveMessage(request, { nameLast: older, dateReceived: new Date(at - 1).toISOString() });
  const { link, heading, main } = await openInbox(page);
  await link(newer).focus();
  await page.keyboard.press("ArrowDown");
  await expect(link(older)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(heading).toBeFocused();
  await main.getByRole("link", { name: "Older" }).press("Enter");
  await expect(heading).toContainText(older);
  await expect(heading).toBeFocused();
  await main.getByRole("link", { name: "All messages" }).press("Enter");
  await expect(link(older)).toBeFocused();
});

test("several are chosen and marked or deleted at once; the focus stays in the list", async ({
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
  const { link, box, bar, said } = await openInbox(page);
  await box(one).check();
  await box(two).check();
  await expect(bar).toContainText("2 messages selected");
  await expectAccessible(page, "messages selected");
  await bar.getByRole("button", { name: "Mark read" }).click();
  await expect(said.getByText("- 2 messages marked as read -")).toBeVisible();
  for (const name of [one, two]) await expect(link(name)).not.toHaveAccessibleName(/^Unread/);
  await expect(link(three)).toHaveAccessibleName(/^Unread/);

  await box(one).check();
  await box(two).check();
  const asked = nextDialog(page);
  await bar.getByRole("button", { name: "Delete" }).click();
  expect(await asked).toBe("2 messages: are you sure?");
  await expect(said.getByText("- 2 messages deleted -")).toBeVisible();
  await expect(link(one)).toHaveCount(0);
  await expect(link(three)).toBeFocused();
  expect(await keeper.get(`/api/message/${ids[2]}`)).toMatchObject({ nameLast: three });
});

test("what another tab has deleted is said, and the list read again", async ({
  page,
  keeper,
  request,
}) => {
  const nameLast = newKey();
  const messageId = await leaveMessage(request, { nameLast });
  const { link, box, bar } = await openInbox(page);
  await box(nameLast).check();
  await keeper.save("POST", "/api/messagesdelete", { messageIds: [messageId] });
  allowFaults(page, /status( of)? 404/);
  await bar.getByRole("button", { name: "Spam" }).click();
  await expect(formParts(page).summary).toContainText(
    "There is no such message. It may have been deleted in another tab.",
  );
  await expect(link(nameLast)).toHaveCount(0);
  await expectAccessible(page, "message gone");
});

test("a mail that was not sent says why, and can be sent again", async ({ page, request }) => {
  const nameLast = newKey();
  const mailFault = "The mail server did not answer.";
  await leaveMessage(request, { nameLast, mailState: "failed", mailFault });
  const { row, link, reader } = await openInbox(page);
  await expect(row(nameLast)).toContainText("E-mail not sent");
  await link(nameLast).click();
  await expect(reader).toContainText(`E-mail not sent. ${mailFault}`);
  await reader.getByRole("button", { name: "Send again" }).click();
  await expect(formParts(page).summary).toContainText("E-mail isn’t set up.");
});

test("messages that do not come can be asked for again", async ({ page }) => {
  const { mend } = await refuse(page, "/api/messages");
  await openScreen(page, "/cp/messages", "Messages");
  await expect(page.getByText("Couldn’t load the messages.")).toBeVisible();
  await expectAccessible(page, "no messages came");
  mend();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("list", { name: "Messages", exact: true })).toBeVisible();
});

test("all messages come as a file; when they do not, that is said", async ({ page, request }) => {
  const nameLast = newKey();
  await leaveMessage(request, { nameLast, message: 'She said "rush", I think' });
  const { main, said } = await openInbox(page);
  await main.getByText("Message settings").click();
  await expectAccessible(page, "keeping and export");
  const coming = page.waitForEvent("download");
  const button = main.getByRole("button", { name: "Export" });
  await button.click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^messages-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await file.path(), "utf8");
  expect(csv).toContain(`${nameLast},`);
  expect(csv).toContain('"She said ""rush"", I think"');
  await expect(
    said.getByText(`- ${file.suggestedFilename()} is in your downloads -`),
  ).toBeVisible();
  await refuse(page, "/api/messagesexport");
  await button.click();
  await expect(formParts(page).summary).toContainText("Something went wrong on the server.");
});

test("how long messages are kept is set; less than before is asked first", async ({
  page,
  keeper,
}) => {
  const { main } = await openInbox(page);
  await main.getByText("Message settings").click();
  await expect(main).toContainText("New messages appear only here; no e-mail is set up.");
  const days = main.getByLabel("Keep messages for this many days (0 = forever)");
  const { save, summary } = formParts(page);
  await days.fill("3651");
  await save.click();
  await expect(summary).toContainText("Please enter a number of days from 0 (forever) to 3650.");
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
