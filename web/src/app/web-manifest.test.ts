import { expect, test } from "vitest";
import { panelPaths } from "../lib/panel-paths";
import { sampleSettings } from "./fixture/sample-settings";
import { createPanelRoutes } from "./routes-cp";
import { webManifest } from "./web-manifest";

interface Shown {
  name: string;
  short_name: string;
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; purpose?: string }[];
  share_target: {
    action: string;
    method: string;
    enctype: string;
    params: { files: { name: string; accept: string[] }[] };
  };
  shortcuts: { name: string; url: string; icons: { src: string }[] }[];
}

const shown = (title = "The Fern Hollow Garden") =>
  JSON.parse(
    webManifest(
      { ...sampleSettings, title },
      { "icons/icon-192.png": { file: "assets/app/icon-1a.png" } },
    ),
  ) as Shown;

test("what a browser needs to install the site is there", () => {
  const manifest = shown();
  expect(manifest).toMatchObject({ start_url: "/", scope: "/", display: "standalone" });
  expect(manifest.name).toBe("The Fern Hollow Garden");
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose ?? "any"])).toEqual([
    ["any", "any"],
    ["192x192", "any"],
    ["512x512", "any"],
    ["512x512", "maskable"],
  ]);
});

test.each([
  ["Fern Hollow", "Fern Hollow"],
  ["The Fern Hollow Garden", "The Fern"],
  ["Rhododendrons and Azaleas", "Rhododendron"],
])("%s stands under the icon as %s", (title, short) => {
  expect(shown(title).short_name).toBe(short);
});

test("the shortcuts lead to screens of the panel, with an icon", () => {
  const { shortcuts } = shown();
  expect(shortcuts.map(({ name }) => name)).toEqual(["Add a sighting", "Import photos"]);
  const screens = JSON.stringify(createPanelRoutes());
  for (const { url, icons } of shortcuts) {
    expect(screens).toContain(`"${url}"`);
    expect(icons.map(({ src }) => src)).toEqual(["/assets/app/icon-1a.png"]);
  }
});

test("photos of a phone's gallery are posted to the import", () => {
  const { params, ...target } = shown().share_target;
  expect(target).toEqual({
    action: panelPaths.photosImport,
    method: "POST",
    enctype: "multipart/form-data",
  });
  expect(params.files.map(({ name }) => name)).toEqual(["files"]);
  expect(params.files[0]?.accept).toEqual(
    expect.arrayContaining(["image/jpeg", "image/png", "image/heic", "image/heif"]),
  );
});
