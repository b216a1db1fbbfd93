import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, devices } from "@playwright/test";
import { headlessPath } from "../testing/chromium.mjs";
import { copyDemo } from "../testing/demo-site.mjs";
import { startServer } from "../testing/server.mjs";
import { say } from "../stages/say.mjs";
import { takePicture } from "./camera.mjs";
import { scenes } from "./scenes.mjs";

const owner = { email: "gardener@example.org", password: "a quiet corner under the oak" };

/** Hides browser automation, which the captcha widget refuses. */
const actAsPerson = 'Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false })';

/** Takes the handbook's pictures anew, on a site of their own with the demo garden. */
export async function takePictures() {
  say("Starting a site for the pictures …");
  const dataDir = mkdtempSync(join(tmpdir(), "habitat-pictures-"));
  await copyDemo(dataDir);
  const server = await startServer({
    dataDir,
    env: { OWNER_EMAIL: owner.email, OWNER_PASSWORD: owner.password },
  });
  const browser = await chromium.launch({ executablePath: headlessPath() });
  try {
    const context = await browser.newContext({
      // The captcha refuses the browser's own name.
      ...devices["Desktop Chrome"],
      baseURL: server.url,
      // Tall, so that what sticks to the window's edge covers nothing.
      viewport: { width: 780, height: 6000 },
      deviceScaleFactor: 1.5,
      colorScheme: "light",
      reducedMotion: "reduce",
    });
    await context.addInitScript({ content: actAsPerson });
    const page = await context.newPage();
    page.on("dialog", (dialog) => void dialog.accept());
    for (const [name, scene] of Object.entries(scenes)) {
      say(`Taking ${name} …`);
      await takePicture(page, name, await scene(page, owner));
    }
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
