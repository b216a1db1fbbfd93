import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { CaptchaNote } from "./CaptchaNote";

it("names the provider that the visitor's browser contacts", () => {
  const words = renderToString(<CaptchaNote puzzleUrl="https://api.example.com/api/v1/puzzle" />);
  expect(words).toContain("It comes from api.example.com, which sees your IP address");
});

it("says that no one is contacted when this site makes the puzzles", () => {
  const words = renderToString(<CaptchaNote puzzleUrl="/api/captcha/puzzle" />);
  expect(words).toContain("It runs on this site");
});
