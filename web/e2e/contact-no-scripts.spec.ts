import { expectAccessible } from "./fixture/accessible";
import { allowFaults } from "./fixture/faults";
import { hold } from "./fixture/calls";
import { untilAlive } from "./fixture/site";
import { expect, letterPage, question, says, sum, test } from "./fixture/letter";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a letter is checked, a question asked, and the letter confirmed @smoke", async ({
    page,
  }) => {
    allowFaults(page, /^failed: csp .*\.js\)$/);
    allowFaults(page, /status( of)? 422/);
    await page.goto("/contact?photoId=3");
    const letter = letterPage(page);
    await expect(letter.captcha).toBeHidden();
    await expect(letter.form.locator("noscript p")).toBeVisible();
    await expect(letter.photoId).toHaveValue("3");
    await letter.nameFirst.fill("Ida");
    await letter.email.fill("nowhere");
    await letter.send.click();
    await expect(letter.summary).toContainText(says.heading);
    await expect(letter.summary.getByRole("listitem")).toHaveText([says.email, says.message]);
    await expect(letter.form).toHaveClass(/\bwas-validated\b/);
    await expect(letter.email).toHaveAttribute("aria-invalid", "true");
    await expect(letter.nameFirst).toHaveValue("Ida");
    await expect(letter.photoId).toHaveValue("3");

    await letter.email.fill("Ida@Example.org");
    await letter.message.fill("Two lines\nof letter.");
    await letter.send.click();
    await expect(letter.summary).toHaveCount(0);
    await expect(letter.captcha).toHaveCount(0);
    await expect(letter.message).toHaveValue("Two lines\nof letter.");
    await question(page).fill("99");
    await letter.send.click();
    await expect(letter.summary).toContainText(says.question);
    await question(page).fill(await sum(page));
    await letter.send.click();
    await expect(letter.sent).toBeVisible();
    await expect(letter.form).toHaveCount(0);
    await letter.sent.getByRole("link", { name: "Write another letter" }).click();
    await expect(letter.message).toHaveValue("");
  });
});

test("a letter posted before the page is alive goes on with its question @desk", async ({
  page,
}) => {
  const scripts = "**/assets/app/*.js";
  await page.route(scripts, (route) => route.abort("aborted"));
  await page.goto("/contact");
  const letter = letterPage(page);
  await letter.message.fill("Sent early");
  await page.unroute(scripts);
  const { release } = await hold(page, scripts.slice(2));
  await letter.send.click();
  await expect(question(page)).toBeFocused();
  await expect(letter.message).toHaveValue("Sent early");
  await letter.message.press("End");
  await letter.message.pressSequentially(" and late");
  release();
  await untilAlive(page);
  await expect(letter.message).toHaveValue("Sent early and late");
  await expectAccessible(page, "question");
  await question(page).fill(await sum(page));
  await letter.send.click();
  await expect(letter.sent).toBeFocused();
  await untilAlive(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("cpContactDraft"))).toBeNull();
});
