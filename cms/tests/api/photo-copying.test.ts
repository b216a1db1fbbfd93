import { appendFileSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { importMessages } from "shared-types";
import { expect, test } from "vitest";
import { fresh, inboxOf } from "../fixtures/inbox";
import { useOwnersSite } from "../fixtures/panel";
import { filesBelow } from "../fixtures/photo-files";

const { site, panel } = useOwnersSite();
const inbox = inboxOf(site, panel);

test("a file that is still being copied waits until it is whole; others come in meanwhile", async () => {
  const bytes = await fresh(900, 700);
  const half = Math.floor(bytes.length / 2);
  const file = join(site.dataDir, "inbox", "slow.jpg");
  writeFileSync(file, bytes.subarray(0, half));
  inbox.put("whole.jpg", await fresh());
  let written = half;
  const copying = setInterval(() => {
    if (written >= bytes.length) return;
    const step = Math.ceil(bytes.length / 100);
    appendFileSync(file, bytes.subarray(written, written + step));
    written += step;
  }, 200);
  const first = await inbox.run();
  expect(written).toBeLessThan(bytes.length);
  expect(first).toMatchObject({
    imported: 1,
    failed: [{ fileName: "slow.jpg", errorMessage: importMessages.growing }],
  });
  expect([existsSync(file), filesBelow(site, "inbox")]).toEqual([true, ["slow.jpg"]]);
  clearInterval(copying);
  appendFileSync(file, bytes.subarray(written));
  const second = await inbox.run();
  expect([second.imported, second.failed]).toEqual([1, []]);
  expect(filesBelow(site, "inbox")).toEqual([]);
});
