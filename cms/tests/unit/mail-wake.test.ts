import type { Core } from "@strapi/strapi";
import { expect, test, vi } from "vitest";
import { wakeMail } from "../../src/api/contact/mail/wake";

const log = { error: vi.fn() };
const siteWith = (service: unknown) => ({ log, service: () => service }) as unknown as Core.Strapi;

test("what sends mails is told of a new message, and cannot make it fail", () => {
  const wake = vi.fn();
  wakeMail(siteWith({ wake }));
  expect(wake).toHaveBeenCalledTimes(1);
  const fault = new Error("the mails are in a bad way");
  wake.mockImplementation(() => {
    throw fault;
  });
  wakeMail(siteWith({ wake }));
  expect(log.error).toHaveBeenCalledExactlyOnceWith(fault);
});
