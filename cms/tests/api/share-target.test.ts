import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { useSite } from "../boot";
import { ask } from "../fixtures/ask";
import { ownersPanel } from "../fixtures/panel";

const site = useSite();

interface Manifest {
  share_target: { action: string; params: { files: { name: string }[] } };
}

test("a share that no service worker has taken is read, kept nowhere, and answered with where to go", async () => {
  const { token } = await ownersPanel(site);
  const manifest = JSON.parse((await ask(`${site.url}/manifest.webmanifest`)).text) as Manifest;
  const { action, params } = manifest.share_target;
  const body = new FormData();
  for (const name of ["title", "text", "url"]) body.append(name, "");
  const file = new File([Buffer.alloc(3_000_000, 1)], "wren.jpg", { type: "image/jpeg" });
  body.append(params.files[0]?.name ?? "", file);
  const senders: Record<string, string>[] = [
    {},
    { authorization: `Bearer ${token}` },
    { origin: "https://x.example" },
  ];
  for (const headers of senders) {
    const answer = await ask(site.url + action, {
      method: "POST",
      body,
      headers,
      redirect: "manual",
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "/cp/photosimport?shared=missed",
    ]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
  expect((await ask(`${site.url}${action}?shared=missed`)).status).toBe(200);
  expect(readdirSync(join(site.dataDir, "inbox"), { recursive: true })).not.toContain("wren.jpg");
});
