import { act } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import type { MailSettings } from "shared-types/mail/answers";
import { enter, host, render, setStage, site } from "../../../components/form/stage.fixture";
import { SiteContext } from "../../../lib/settings";
import { MailForm } from "./MailForm";

const sent = vi.hoisted(() => vi.fn<(line: string) => void>());
vi.mock(import("../../../lib/owner-calls"), async (original) => ({
  ...(await original()),
  saving: (line) => async () => {
    sent(line);
    return [];
  },
}));

setStage();

const done = vi.fn<(message: string) => void>();
const settings: MailSettings = {
  ...{ status: "on", server: "smtp.example.com", port: 465, security: "tls", user: "ada" },
  ...{ hasPassword: true, from: "garden@example.com", to: "ada@example.com" },
  fixed: { server: false, from: false, to: false },
};

const show = (more: Partial<MailSettings>) =>
  render(
    <MemoryRouter>
      <SiteContext value={site}>
        <MailForm settings={{ ...settings, ...more }} onDone={done} />
      </SiteContext>
    </MemoryRouter>,
  );
const buttons = () =>
  [...host.querySelectorAll("button")]
    .map(({ textContent }) => textContent)
    .filter((words) => words !== "Show password");
const names = () =>
  [...host.querySelectorAll<HTMLInputElement>("input:not([readonly])")].map(({ name }) => name);
const field = (name: string) => host.querySelector(`[name=${name}]`) as HTMLInputElement;

const own = ["server", "port", "user", "mailPassword", "from", "to", "signInPassword"];

test("all can be typed, and the buttons save, test and turn off", () => {
  show({});
  expect(names()).toEqual(own);
  expect(buttons()).toEqual(["SAVE", "Send a Test E-mail", "Turn Off E-mail"]);
});

test("what is off cannot be turned off", () => {
  show({ status: "off" });
  expect(buttons()).toEqual(["SAVE", "Send a Test E-mail"]);
});

test.each([
  ["MAIL_FROM", "from", "garden@example.com"],
  ["MAIL_TO", "to", "ada@example.com"],
] as const)("what %s sets is shown and cannot be typed", (variable, name, value) => {
  show({ fixed: { ...settings.fixed, [name]: true } });
  expect(names()).toEqual(own.filter((one) => one !== name));
  expect(field(name).value).toBe(value);
  expect(host.textContent).toContain(`Set by ${variable} on the server.`);
  expect(buttons()).toContain("SAVE");
});

test("what SMTP_URL sets cannot be typed or turned off; with all set, the form only tests", () => {
  show({ fixed: { ...settings.fixed, server: true } });
  expect(names()).toEqual(["from", "to", "signInPassword"]);
  expect(buttons()).toEqual(["SAVE", "Send a Test E-mail"]);
  show({ fixed: { server: true, from: true, to: true } });
  expect(names()).toEqual(["signInPassword"]);
  expect(buttons()).toEqual(["SEND A TEST E-MAIL"]);
});

test.each([
  ["saves", false, "PUT /api/owner/mail", "- E-mail settings saved -"],
  [
    "tests, with all set by the environment,",
    true,
    "POST /api/owner/mailtest",
    "- Test e-mail sent -",
  ],
])("the form %s and says so", async (_what, isFixed, line, words) => {
  show({ fixed: { server: isFixed, from: isFixed, to: isFixed } });
  await act(async () => enter("secret", field("signInPassword")));
  await act(async () => host.querySelector("form")?.requestSubmit());
  await vi.waitFor(() => expect(done).toHaveBeenLastCalledWith(words));
  expect(sent).toHaveBeenLastCalledWith(line);
});

test("a usual port follows the security, one that was typed stays", async () => {
  show({});
  const secure = (security: string) =>
    act(async () => {
      const select = field("security");
      Reflect.set(HTMLSelectElement.prototype, "value", security, select);
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
  await secure("starttls");
  expect(field("port").value).toBe("587");
  expect(host.textContent).not.toContain("Without encryption");
  await secure("none");
  expect(field("port").value).toBe("25");
  expect(host.textContent).toContain("Without encryption");
  await act(async () => enter("2525", field("port")));
  await secure("tls");
  expect(field("port").value).toBe("2525");
});
