import { expect, test } from "vitest";
import { publicPhoto } from "../../src/database/photo-visibility";
import { useSite } from "../boot";

const site = useSite();
const photos = 1000;

interface Explained {
  "QUERY PLAN": [{ Plan: { "Plan Rows": number } }];
}

test("PostgreSQL knows how many photos visitors may see", async () => {
  const trx = await site.strapi.db.connection.transaction();
  try {
    await trx.raw("insert into photos (visibility) select null from generate_series(1, ?)", [
      photos,
    ]);
    await trx.raw("analyze photos");
    const plan = await trx.raw<{ rows: Explained[] }>(
      `explain (format json) select id from photos where ${publicPhoto()}`,
    );
    const [expected] = plan.rows[0]?.["QUERY PLAN"] ?? [];
    expect(expected?.Plan["Plan Rows"]).toBeGreaterThan(photos / 2);
  } finally {
    await trx.rollback();
  }
});
