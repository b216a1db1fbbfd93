import { contactMessages, type ContactFields } from "shared-types/contact/codes";
import { describe, expect, test, vi } from "vitest";
import { answerContact } from "../../src/api/contact/form/answer-contact";
import { refusedConnection } from "../fixtures/database-away";
import { typed } from "../fixtures/posted-form";

const question = { text: "What is one plus one?", token: "a.b.c.d" };
const stored = { errors: [], waitMs: 0 };

function contact(outcome: { errors: { fieldId: string; errorMessage: string }[]; waitMs: number }) {
  return {
    rateLimitOutcome: vi.fn(async () => (outcome.waitMs > 0 ? outcome : null)),
    question: () => question,
    acceptAnswered: vi.fn(async () => outcome),
  };
}

const values: ContactFields = {
  nameFirst: "Ada",
  nameLast: "Wren",
  email: "ada@example.org",
  photoId: "",
  message: "What is blue\nbeside the pond?",
};
const form = (more: Record<string, string> = {}) => new URLSearchParams({ ...typed, ...more });
const reply = { questionToken: "a.b.c.d", questionAnswer: "two" };

describe("a form sent without scripts", () => {
  test("that keeps the rules is asked a question, with what was typed", async () => {
    const taker = contact(stored);
    expect(await answerContact(form(), "127.0.0.1", taker)).toEqual({
      status: 200,
      posted: { values, errors: [], question, isSent: false },
      waitMs: 0,
    });
    expect(taker.acceptAnswered).not.toHaveBeenCalled();
  });

  test("that answers is taken, with the address in lower case and lines ended by one character", async () => {
    const taker = contact(stored);
    const more = { ...reply, website: "x", frcCaptchaResponse: ".UNSTARTED", unknown: "1" };
    expect(await answerContact(form(more), "192.0.2.1", taker)).toEqual({
      status: 200,
      posted: { values, errors: [], question: null, isSent: true },
      waitMs: 0,
    });
    expect(taker.acceptAnswered).toHaveBeenCalledExactlyOnceWith(
      { fields: values, website: "x", token: "a.b.c.d", answer: "two" },
      "192.0.2.1",
    );
  });

  test("that breaks rules is shown with them and with what was typed, and asked nothing", async () => {
    const taker = contact(stored);
    const more = { ...reply, message: "", email: "Nobody" };
    expect(await answerContact(form(more), "127.0.0.1", taker)).toEqual({
      status: 422,
      posted: {
        values: { ...values, message: "", email: "nobody" },
        errors: expect.arrayContaining([
          { fieldId: "message", errorMessage: contactMessages.message },
          { fieldId: "email", errorMessage: contactMessages.email },
        ]) as unknown,
        question: null,
        isSent: false,
      },
      waitMs: 0,
    });
    expect(taker.acceptAnswered).not.toHaveBeenCalled();
  });

  test("that answers wrongly is asked once more; that comes too often is not", async () => {
    const errors = [{ fieldId: "questionAnswer", errorMessage: contactMessages.question }];
    expect(await answerContact(form(reply), "", contact({ errors, waitMs: 0 }))).toEqual({
      status: 422,
      posted: { values, errors, question, isSent: false },
      waitMs: 0,
    });
    for (const sent of [form(), form(reply)])
      expect(await answerContact(sent, "", contact({ errors, waitMs: 9000 }))).toEqual({
        status: 429,
        posted: { values, errors, question: null, isSent: false },
        waitMs: 9000,
      });
  });

  test("keeps what was typed when the database is away", async () => {
    const acceptAnswered = vi.fn().mockRejectedValue(refusedConnection());
    const taker = { ...contact(stored), acceptAnswered };
    expect(await answerContact(form(reply), "", taker)).toMatchObject({
      status: 503,
      posted: { values, errors: [{ fieldId: "" }], question: null, isSent: false },
    });
    taker.acceptAnswered.mockRejectedValue(new Error("a bug"));
    await expect(answerContact(form(reply), "", taker)).rejects.toThrow("a bug");
  });

  test("without any field, or with a field twice, is a form all the same", async () => {
    const bare = await answerContact(new URLSearchParams("nobody=1"), "", contact(stored));
    expect([bare.status, bare.posted.values.message]).toEqual([422, ""]);
    const twice = new URLSearchParams("message=first&message=second");
    const { posted } = await answerContact(twice, "", contact(stored));
    expect(posted.values.message).toBe("first");
  });
});
