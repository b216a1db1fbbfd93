import { expectAccessible } from "./fixture/accessible";
import { allowFaults } from "./fixture/faults";
import { hold, recordCalls } from "./fixture/calls";
import { tabTo } from "./fixture/keys";
import { answerLetters, errorsAnswer, expect, letterPage, says, test } from "./fixture/letter";
import { focused, follow, visit } from "./fixture/site";

const words = "The sedge on your bank is a rush: it is round.";

test("a letter is checked, sent and confirmed, and another can be written @smoke", async ({
  page,
}) => {
  await visit(page, "/contact");
  const letter = letterPage(page);
  const sending = recordCalls(page, "/api/contactadd");
  await expect(letter.send).toHaveText("SEND");
  await letter.nameFirst.fill("Ida");
  await letter.email.fill("Ida.Wren@Example.ORG ");
  await letter.message.fill(words);
  await letter.solved();
  await expectAccessible(page, "solved");

  const answer = await hold(page, "/api/contactadd");
  await letter.send.click();
  await expect(letter.send).toHaveText("Submitting...");
  await expect(letter.send).toHaveAttribute("aria-disabled", "true");
  // A second click sends nothing more.
  await letter.send.click({ force: true });
  answer.release();
  await expect(letter.sent).toBeFocused();
  await expect(letter.form).toHaveCount(0);
  await expectAccessible(page, "sent");
  await expect(page.getByRole("main").getByRole("img")).toBeVisible();
  expect(sending).toHaveLength(1);
  expect(sending[0]?.postDataJSON()).toMatchObject({
    nameFirst: "Ida",
    email: "ida.wren@example.org",
    message: words,
    website: "",
    frcCaptchaResponse: expect.stringMatching(/^[0-9a-f]+\.\S+\.\S+\.\S+$/),
  });

  await letter.sent.getByRole("link", { name: "Write another letter" }).click();
  await expect(letter.nameFirst).toBeFocused();
  await expect(letter.form.locator("[name=website]"), "only programs fill it in").toHaveValue("");
  for (const field of [letter.nameFirst, letter.email, letter.message])
    await expect(field).toHaveValue("");
  await page.reload();
  await expect(letter.message).toHaveValue("");
});

test("each field fails with its message, leads to itself and is mended", async ({ page }) => {
  await visit(page, "/contact");
  const letter = letterPage(page);
  const letters = await answerLetters(page, errorsAnswer([]));
  const tooLong = (label: string, max: number) => `For the ${label} field, max length is ${max}.`;
  const cases = [
    [letter.nameFirst, "a".repeat(101), tooLong("First Name", 100), "Ida"],
    [letter.nameLast, "b".repeat(101), tooLong("Last Name", 100), "Wren"],
    [letter.email, "ida@nowhere", says.email, "ida@example.org"],
    [letter.photoId, "1".repeat(51), tooLong("Photo Id", 50), ""],
    [letter.message, " \n ", says.message, words],
  ] as const;
  await test.step("a long message is counted, and kept whole", async () => {
    await letter.message.fill("x".repeat(3400));
    await expect(letter.form.getByText(/characters? (left|too many)/)).toHaveCount(0);
    await letter.message.fill("x".repeat(3990));
    await expect(letter.form.getByText("10 characters left", { exact: true })).toBeVisible();
    await letter.message.fill("x".repeat(4001));
    await expect(letter.message).toHaveAccessibleDescription("1 character too many");
    await letter.solved();
    await letter.send.click();
    await expect(letter.summary.getByRole("listitem")).toHaveText([tooLong("Message", 4000)]);
    await expect(letter.message).toHaveValue("x".repeat(4001));
  });

  for (const [field, wrong] of cases) await field.fill(wrong);
  await letter.send.click();
  await expect(letter.summary).toBeFocused();
  await expect(letter.summary).toContainText(says.heading);
  await expect(letter.form).toHaveClass(/\bwas-validated\b/);
  await expect(letter.send).toHaveText("SEND");
  await expect(letter.summary.getByRole("listitem")).toHaveText(cases.map(([, , text]) => text));
  await expectAccessible(page, "errors");

  for (const [i, [field, , text, right]] of cases.entries()) {
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${text.replace(/[.]/g, "\\.")}`));
    await letter.summary.getByRole("link", { name: text }).click();
    await expect(field).toBeFocused();
    await field.fill(right);
    await expect(field).not.toHaveAttribute("aria-invalid");
    await letter.send.click();
    const left = cases.slice(i + 1).map(([, , message]) => message);
    if (left.length > 0) await expect(letter.summary.getByRole("listitem")).toHaveText(left);
  }
  await expect(letter.sent).toBeFocused();
  expect(letters).toHaveLength(1);
});

test("whatever refuses a letter is told, nothing typed is lost, and it can be sent again", async ({
  page,
  context,
}) => {
  allowFaults(page, /status( of)? (429|503|500)|ERR_INTERNET_DISCONNECTED/);
  await visit(page, "/contact");
  const letter = letterPage(page);
  const puzzles = recordCalls(page, "/api/captcha/puzzle");
  let answer = errorsAnswer([]);
  const letters = await answerLetters(page, (route) => answer(route));
  await letter.message.fill(words);
  await letter.solved();
  const expectKept = async (text: RegExp) => {
    await letter.send.click();
    await expect(letter.summary).toContainText(text);
    await expect(letter.message).toHaveValue(words);
    await expect(letter.send).toHaveText("SEND");
  };

  for (const [name, status, body, text] of [
    ["too many letters", 429, [{ fieldId: "", errorMessage: says.tooOften }], /five messages/],
    ["a server without its database", 503, "Service Unavailable", /couldn’t be reached/],
    ["an answer nobody can read", 500, "<html>", /something went wrong on the server/],
  ] as const)
    await test.step(name, async () => {
      answer = (route) =>
        route.fulfill({ status, body: typeof body === "string" ? body : JSON.stringify(body) });
      await expectKept(text);
    });

  await test.step("no network", async () => {
    await context.setOffline(true);
    answer = (route) => route.continue();
    await expectKept(/couldn’t be reached/);
    await context.setOffline(false);
  });
  // The captcha was fine: the same solution is sent with each attempt.
  expect(new Set(letters.map((sent) => sent["frcCaptchaResponse"])).size).toBe(1);
  expect(puzzles).toHaveLength(1);

  await test.step("broken rules are added to the list, and a refused captcha starts anew", async () => {
    const broken = [
      { fieldId: "message", errorMessage: "The server does not like this." },
      { fieldId: "frcCaptchaResponse", errorMessage: says.used },
    ];
    answer = errorsAnswer(broken);
    const again = await hold(page, "/api/captcha/puzzle*");
    await letter.send.click();
    await expect(letter.summary).toBeFocused();
    await expect(letter.summary.getByRole("listitem")).toHaveText(
      broken.map(({ errorMessage }) => errorMessage),
    );
    await expect(letter.message).toHaveAttribute("aria-invalid", "true");
    await expect(letter.message).toHaveValue(words);
    await expect(letter.notice).toHaveText(/^Fetching/);
    again.release();
    await letter.solved();
    expect(puzzles).toHaveLength(2);
  });

  answer = errorsAnswer([]);
  await letter.send.click();
  await expect(letter.sent).toBeVisible();
});

test("what is typed before the page is alive stays, and survives a reload and a wrong turn", async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/app/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/contact", { waitUntil: "commit" });
  const { message, nameFirst, notice } = letterPage(page);
  await nameFirst.fill("Ida");
  await message.fill(words);
  release();
  await expect(notice, "goes on by itself").not.toHaveText("Anti-Robot Verification");
  await message.press("End");
  await message.pressSequentially(" ");
  await expect(nameFirst).toHaveValue("Ida");
  await expect(message).toHaveValue(`${words} `);

  await page.reload();
  await expect(message).toHaveValue(new RegExp(`^${words} +$`));
  // Only another letter begins in its first field: it would open a phone's keyboard over the page.
  await expect(nameFirst).not.toBeFocused();
  await follow(page, "Photos");
  await expect(page).toHaveURL("/photos");
  await follow(page, "Contact");
  await expect(message).toHaveValue(new RegExp(`^${words} +$`));
  await expect(nameFirst).toHaveValue("Ida");
});

test("a letter is written and sent by keys alone @desk", async ({ page }) => {
  await visit(page, "/contact");
  const letter = letterPage(page);
  const letters = await answerLetters(page, errorsAnswer([]));
  await tabTo(page, letter.send);
  await page.keyboard.press("Enter");
  await expect(letter.summary).toBeFocused();
  await tabTo(page, letter.summary.getByRole("link", { name: says.message }));
  await page.keyboard.press("Enter");
  await expect(letter.message).toBeFocused();
  await page.keyboard.type(words);
  await letter.solved();
  await tabTo(page, letter.send);
  await page.keyboard.press("Enter");
  await expect(letter.sent).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(focused(page)).toHaveText("Write another letter");
  expect(letters[0]).toMatchObject({ message: words });
});
