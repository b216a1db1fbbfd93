import { expect, test } from "@playwright/test";
import { owner } from "../panel/fixture/owner";

test("the printed link makes the owner", async ({ request }) => {
  const token = new URL(process.env.SETUP_LINK ?? "").searchParams.get("token");
  const answer = await request.post("/api/owner/setup", { data: { token, ...owner } });
  expect(await answer.json()).toEqual([]);
});
