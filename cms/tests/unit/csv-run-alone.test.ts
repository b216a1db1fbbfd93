import type { Core } from "@strapi/strapi";
import { expect, test } from "vitest";
import { createRunner, CsvBusy, RolledBack } from "../../src/api/csv/run-alone";

/** A site on PostgreSQL, whose lock is free or another instance's. */
function site({ isFree = true } = {}): Core.Strapi {
  const trx = {
    client: { dialect: "postgresql" },
    raw: () => Promise.resolve({ rows: [{ is_alone: isFree }] }),
  };
  const transaction = (work: (given: { trx: unknown }) => unknown) => work({ trx });
  return { db: { connection: trx, transaction } } as unknown as Core.Strapi;
}

const what = { name: "plants", fileName: "plants.csv", what: "import" } as const;

test("a second import waits a moment for the first, and is refused when that takes longer", async () => {
  const runner = createRunner(site(), 100);
  let end: (answer: string) => void = () => undefined;
  const first = new Promise<string>((resolve) => {
    end = resolve;
  });
  const begun = runner.run(what, (_trx, progress) => {
    progress(3, 7);
    return first;
  });
  await expect.poll(runner.running).toEqual({ ...what, done: 3, total: 7 });
  await expect(runner.run(what, () => Promise.resolve("no"))).rejects.toThrow(CsvBusy);
  const next = runner.run(what, () => Promise.resolve("next"));
  end("first");
  expect([await begun, await next, runner.running()]).toEqual(["first", "next", null]);
});

test("an import of another instance is in the way too, and one that is rolled back is not", async () => {
  const away = createRunner(site({ isFree: false }));
  await expect(away.run(what, () => Promise.resolve("no"))).rejects.toThrow(CsvBusy);
  const runner = createRunner(site());
  const dry = () => Promise.reject<string>(new RolledBack("checked"));
  expect(await runner.run(what, dry)).toBe("checked");
  expect(runner.running()).toBeNull();
});
