import type { CaptchaPuzzle } from "shared-types/inbox/answers";
import { expectAccessible } from "./fixture/accessible";
import { allowFaults } from "./fixture/faults";
import { hold, recordCalls } from "./fixture/calls";
import { expect, letterPage, question, says, sum, test } from "./fixture/letter";
import { test as plainTest, visit } from "./fixture/site";

const puzzlePath = "/api/captcha/puzzle";
const widgetCode = /captcha-widget.*\.js$/;

test("the captcha is fetched when the form is touched, and starts with the first words", async ({
  page,
}) => {
  const code: string[] = [];
  page.on("request", (request) => {
    if (widgetCode.test(request.url())) code.push(request.url());
  });
  await visit(page, "/contact");
  const { captcha, start, notice, nameFirst, message } = letterPage(page);
  const puzzles = recordCalls(page, puzzlePath);
  await page.waitForLoadState("networkidle");
  await expect(start).toHaveText("Click to start verification");
  const before = await captcha.boundingBox();
  expect(code).toEqual([]);

  const puzzle = await hold(page, `${puzzlePath}*`);
  await nameFirst.fill("Ida");
  await expect.poll(() => page.workers().length).toBe(4);
  await expect(start).toBeVisible();
  expect(await captcha.boundingBox()).toMatchObject({ height: before?.height });
  expect(puzzles).toEqual([]);

  await message.fill("A");
  await expect(notice).toHaveText(/^Fetching/);
  await expectAccessible(page, "fetching");
  puzzle.release();
  await expect(notice).toHaveText("I am human");
  expect(puzzles.map((one) => new URL(one.url()).search)).toEqual(["?sitekey=habitat"]);
  expect(code).toHaveLength(1);
});

test("its button starts it, and the focus stays; a solution expires 30 s before its puzzle", async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, "/contact");
  const letter = letterPage(page);
  await letter.send.click();
  await expect(letter.summary.getByRole("listitem")).toHaveText([says.message, says.unstarted]);
  await expect(letter.start).toHaveAccessibleDescription(says.unstarted);
  await letter.summary.getByRole("link", { name: says.unstarted }).click();
  await expect(letter.start).toBeFocused();
  const answer = page.waitForResponse((response) => response.url().includes(puzzlePath));
  await letter.start.press("Enter");
  await expect(letter.captcha).toBeFocused();
  await letter.solved();
  await expect(letter.captcha).toBeFocused();

  const { data } = (await (await answer).json()) as CaptchaPuzzle;
  const puzzle = Buffer.from(data.puzzle.split(".")[1] ?? "", "base64");
  const validMs = (puzzle[13] ?? 0) * 300_000 - 30_000;
  expect(validMs).toBeGreaterThan(0);
  await letter.message.fill("Hello");
  await page.clock.fastForward(validMs - 60_000);
  await letter.solved();
  await page.clock.fastForward(60_000);
  await expect(letter.notice).toHaveText(says.expired);
  await expectAccessible(page, "expired");
  await letter.send.click();
  await expect(letter.summary).toContainText(says.expired);
  await expect(letter.start).toHaveText("Restart");
  await letter.start.click();
  await letter.solved();
});

test("a puzzle that cannot be fetched is tried three times, 1 s and 4 s apart", async ({
  page,
}) => {
  allowFaults(page, /ERR_CONNECTION_REFUSED|\[FRC/);
  await visit(page, "/contact");
  const letter = letterPage(page);
  const times: number[] = [];
  let isMended = false;
  await page.route(`**${puzzlePath}*`, async (route) => {
    times.push(Date.now());
    if (isMended) await route.continue();
    else await route.abort("connectionrefused");
  });
  await letter.message.fill("Hello");
  await expect(letter.notice).toContainText("Verification failed", { timeout: 20_000 });
  await expect(letter.notice).toContainText(says.connection);
  expect(times).toHaveLength(3);
  const [first = 0, second = 0, third = 0] = times;
  expect(second - first).toBeGreaterThanOrEqual(950);
  expect(second - first).toBeLessThan(3_000);
  expect(third - second).toBeGreaterThanOrEqual(3_950);
  await expectAccessible(page, "captcha failed");
  await letter.send.click();
  await expect(letter.summary).toContainText(says.failed);
  isMended = true;
  await expect(letter.start).toHaveText("Retry");
  await expect(page.getByRole("button", { name: "Answer a question instead" })).toHaveCount(0);
  await letter.start.click();
  await letter.solved();
});

plainTest("where no puzzle can be solved, a question in words is asked", async ({ page }) => {
  allowFaults(page, /ERR_INTERNET_DISCONNECTED/);
  await visit(page, "/contact");
  const { message, nameFirst, notice, start, send, summary, sent } = letterPage(page);
  await message.fill("Buy now");
  await expect(notice).toContainText(says.browser);
  await expect(start).toHaveCount(0);
  await send.click();
  await expect(summary.getByRole("listitem")).toHaveText([says.browser]);
  await expectAccessible(page, "a question offered");

  const ask = page.getByRole("button", { name: "Answer a question instead" });
  await message.fill("");
  await ask.click();
  await expect(summary.getByRole("listitem")).toHaveText([says.message]);
  await message.fill("Plums\nto give away");
  await nameFirst.fill("Ida");
  await page.context().setOffline(true);
  await ask.click();
  await expect(summary).toContainText("Nothing you wrote is lost.");
  await page.context().setOffline(false);
  await ask.click();
  await expect(question(page)).toBeFocused();
  await expect(message).toHaveValue("Plums\nto give away");
  await expect(nameFirst).toHaveValue("Ida");
  await question(page).fill(await sum(page));
  await send.click();
  await expect(sent).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("cpContactDraft"))).toBeNull();
});
