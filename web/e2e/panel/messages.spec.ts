import type { MessageCounts } from "shared-types/inbox/answers";
import { expectAccessible } from "../fixture/accessible";
import { allowFaults } from "../fixture/faults";
import { openInbox } from "./fixture/inbox-screen";
import { newKey } from "./fixture/keeper";
import {
  chooseDelete,
  expect,
  expectNoSidewaysScroll,
  formParts,
  nextDialog,
  openScreen,
  test,
} from "./fixture/panel";
import { leaveMessage } from "./fixture/visitor";

test("a message is counted, found, read and answered @smoke", async ({ page, keeper, request }) => {
  const nameLast = newKey();
  const text = `<b>Hello</b> & goodbye\n\nThe second paragraph.`;
  const messageId = await leaveMessage(request, { nameLast, message: text, photoId: "3" });
  const { unread } = await keeper.get<MessageCounts>("/api/messagecounts");
  await openScreen(page, "/cp", "Admin Home");
  const waiting = page.getByRole("region", { name: "What’s next" });
  await expect(waiting.getByRole("link", { name: /^\d+ messages? (is|are) unread/ })).toBeVisible();
  const { row, link, reader, heading } = await openInbox(page);
  expect(unread).toBeGreaterThan(0);
  await expect(link(nameLast)).toHaveAccessibleName(
    /^Unread: Ada .* <b>Hello<\/b> & goodbye Photo 3/,
  );
  await expect(row(nameLast).getByText("Not verified")).toHaveCount(0);
  await expectAccessible(page, "inbox");
  await expectNoSidewaysScroll(page, "inbox");

  await link(nameLast).click();
  await expect(page).toHaveURL(`/cp/messages?message=${messageId}`);
  await expect(heading).toHaveText(`Ada ${nameLast}`);
  await expect(heading).toBeFocused();
  await expect(reader.getByText("The second paragraph.")).toHaveText(text, {
    useInnerText: true,
  });
  const about = reader.getByRole("link", { name: /About photo 3/ });
  await expect(about).toHaveAttribute("href", "/photos/3");
  const reply = await reader.getByRole("link", { name: "Reply" }).getAttribute("href");
  expect(reply).toMatch(/^mailto:ada@example\.org\?subject=Re%3A%20Your%20message%20to%20/);
  expect(decodeURIComponent(reply ?? "")).toContain("> <b>Hello</b> & goodbye\r\n> \r\n> The");
  await expectAccessible(page, "message open");
  await expectNoSidewaysScroll(page, "message open");
  await expect
    .poll(() => keeper.get(`/api/message/${messageId}`))
    .toMatchObject({ read: true, spam: false });

  await page.goBack();
  await expect(link(nameLast)).toBeVisible();
  await expect(link(nameLast)).not.toHaveAccessibleName(/^Unread/);
});

test("long names, other directions and long letters stay in their place @phone", async ({
  page,
  request,
}) => {
  const nameFirst = newKey() + "W".repeat(91);
  const email = `${"a".repeat(88)}@example.org`;
  const fields = { nameFirst, nameLast: "M".repeat(100), email, verified: false };
  const message = `שלום 🦋 ${"long ".repeat(798)}`.slice(0, 4000);
  await leaveMessage(request, { ...fields, message, photoId: "x".repeat(50) });
  const { row, link, reader } = await openInbox(page);
  await expect(row(nameFirst)).toContainText("Not verified");
  await expectNoSidewaysScroll(page, "long rows");
  await link(nameFirst).click();
  await expect(reader).toContainText("Not verified");
  await expect(reader.getByText("שלום")).toHaveText(message.trim());
  await expectNoSidewaysScroll(page, "long message");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, "long message, dark");
  const reply = await reader.getByRole("link", { name: "Reply" }).getAttribute("href");
  expect(reply?.length).toBeLessThanOrEqual(1800);
});

test("a message is marked, called spam and not spam, and deleted after a question", async ({
  page,
  keeper,
  request,
}) => {
  const nameLast = newKey();
  const mailFault = "The mail server did not answer.";
  const fields = { nameLast, email: "", mailState: "failed", mailFault } as const;
  const messageId = await leaveMessage(request, fields);
  const { row, link, reader, folder, notice } = await openInbox(page, `?message=${messageId}`);
  // The message is read on its own as long as the list is on its way, in which its row gets the focus.
  await expect(page.locator(`#message-${messageId}`)).toBeAttached();
  await expect(reader).toContainText("The visitor left no e-mail address.");
  await expect(reader.getByRole("link", { name: "Reply" })).toHaveCount(0);
  await expect(reader).toContainText(`E-mail not sent. ${mailFault}`);
  await reader.getByRole("button", { name: "Send again" }).click();
  await expect(formParts(page).summary).toContainText("E-mail isn’t set up.");
  const press = (name: string) => reader.getByRole("button", { name, exact: true }).click();
  await press("Mark unread");
  await expect(notice.getByText("- Message marked as unread -")).toBeVisible();
  await expect(link(nameLast)).toHaveAccessibleName(/^Unread/);
  await expect(row(nameLast)).toContainText("E-mail not sent");
  await expect(link(nameLast)).toBeFocused();

  await folder("Unread").click();
  await link(nameLast).click();
  await expect.poll(() => keeper.get(`/api/message/${messageId}`)).toMatchObject({ read: true });
  await expect(reader).toContainText(nameLast);
  await press("Spam");
  await expect(notice.getByText("- Message marked as spam -")).toBeVisible();
  await expect(link(nameLast)).toHaveCount(0);
  await folder("Spam").click();
  await link(nameLast).click();
  await press("Not spam");
  await expect(link(nameLast)).toHaveCount(0);
  await folder("Inbox").click();
  await link(nameLast).click();
  const asked = nextDialog(page);
  await chooseDelete(page);
  expect(await asked).toBe(`The message from “Ada ${nameLast}”: are you sure?`);
  await expect(notice.getByText("- Message deleted -")).toBeVisible();
  await expect(link(nameLast)).toHaveCount(0);

  allowFaults(page, /status( of)? 404/);
  await page.goto(`/cp/messages?message=${messageId}`);
  await expect(page.getByText("There is no such message.")).toBeVisible();
});
