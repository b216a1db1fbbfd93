import type { Core } from "@strapi/strapi";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { requireFromCms } from "../../../scripts/stages/from-cms.mjs";
import { minutesFromNow, useMailingSite, type MailService } from "../fixtures/mailing-site";
import { addWaiting, messageTable } from "../fixtures/messages";
import { ownersPanel } from "../fixtures/panel";
import { startMute } from "../fixtures/smtp";

const { site, server, mail, sendDue, makeDue, stored, whileDown, clear } = useMailingSite();
// Whom the mails are written to.
beforeAll(() => ownersPanel(site));
beforeEach(clear);

describe("one mail for one message", () => {
  test("goes out when two processes look at the same moment", async () => {
    const { default: serviceOf } = requireFromCms("./dist/src/api/contact/services/mail.js") as {
      default: (site: { strapi: Core.Strapi }) => MailService;
    };
    const others = [1, 2, 3].map(() => serviceOf({ strapi: site.strapi }));
    for (let n = 0; n < 12; n += 1) await addWaiting(site.strapi, { nameLast: `Wren ${n}` });
    for (const each of [mail(), ...others]) each.wake();
    await Promise.all([mail(), ...others].map((each) => each.idle()));
    const subjects = server.received.map(({ headers }) => headers.get("subject")?.[0]);
    expect(subjects.sort()).toEqual(
      Array.from({ length: 12 }, (_, n) => `Message from Jenny Wren ${n}`).sort(),
    );
  });

  test("is another's to send only when the process that took it has not ended it in time", async () => {
    const { id } = await addWaiting(site.strapi);
    await whileDown(async () => {
      const mute = await startMute(server.port);
      mail().wake();
      const taken = async () => minutesFromNow((await stored(id)).mailNextAt);
      await expect.poll(taken).toBeGreaterThan(1.5);
      await mail().idle();
      await mute.close();
    });
    // As a killed process leaves it.
    await messageTable(site.strapi).update({
      where: { id },
      data: { mailTries: 0, mailNextAt: new Date(Date.now() + 60_000) },
    });
    await sendDue();
    expect(server.received).toEqual([]);
    await makeDue(id);
    await sendDue();
    expect(server.received).toHaveLength(1);
  });
});

// Last: it does not begin again.
test("no mail begins once the site goes down; it goes after the next start", async () => {
  await mail().stop();
  const { id } = await addWaiting(site.strapi);
  await sendDue();
  expect(server.received).toEqual([]);
  expect(await stored(id)).toMatchObject({ mailState: "waiting", mailTries: 0 });
});
