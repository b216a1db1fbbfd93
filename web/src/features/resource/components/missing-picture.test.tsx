import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import type { ResourceItem } from "shared-types/resource/answers";
import { host, onSite, render, setStage } from "../../../lib/stage.fixture";
import { ResourceEntry } from "./ResourceEntry";

const entry: ResourceItem = {
  resourceId: 1,
  categoryId: 8,
  title: "Botany",
  subtitle: "A book",
  imgFileName: "botany.jpg",
  imageAlt: "Its cover",
  description: "",
  sortOrder: 1,
  href: "https://example.org/",
  deepLink: "",
  internal: false,
};

setStage();
beforeEach(() => {
  // No picture is fetched here.
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
});

const show = (panel: { editPathOf?: (id: number) => string } = {}, imgFileName = "botany.jpg") =>
  render(
    onSite(
      {},
      <ResourceEntry entry={{ ...entry, imgFileName }} catsPath="/cats" here="/" {...panel} />,
    ),
  );
const image = () => host.querySelector("img");
function lose(): void {
  act(() => {
    image()?.dispatchEvent(new Event("error"));
  });
}

it("of an entry leaves nothing behind, and the subtitle takes its place", () => {
  show();
  expect(image()?.getAttribute("src")).toBe("/assets/images/books/botany.jpg");
  lose();
  expect(host.querySelector("img, picture, [role=img]")).toBeNull();
  expect(host.textContent).toMatch(/^A book.*Botany$/);
});

it("is told to the owner, with where it is edited, until it has another name", () => {
  const panel = { editPathOf: (id: number) => `/cp/resource/${id}` };
  show(panel);
  lose();
  expect(host.textContent).toContain("The picture “botany.jpg” is missing");
  expect(host.querySelector("a[href='/cp/resource/1']")).not.toBeNull();
  show(panel, "other.jpg");
  expect(image()?.getAttribute("src")).toBe("/assets/images/books/other.jpg");
  expect(host.textContent).not.toContain("is missing");
});
