import { expect, test } from "vitest";
import { object, string } from "yup";
import { createVersions } from "./versions";

interface Photo {
  caption: string;
  banner: string;
}

const schema = object({ caption: string().trim().defined(), banner: string().defined() });
const oak = { caption: "Oak", banner: "top" };

/** The versions of a photo whose next one is not known yet, because its banner was changed beside the form. */
const changedBeside = () => {
  const versions = createVersions<Photo>({ values: oak, etag: "1" });
  versions.keepBeside();
  return versions;
};

test("what was stored beside the form is not undone by a save that follows at once", async () => {
  const versions = changedBeside();
  const sent = versions.overNewest({ ...oak, caption: "Ash" }, schema);
  versions.standOn({ values: { ...oak, banner: "bottom" }, etag: "2" });
  expect(await sent).toEqual({ values: { caption: "Ash", banner: "bottom" }, clashes: [] });
  expect(versions.base().etag).toBe("2");
});

test("a change of the same field by someone else is a clash", async () => {
  const versions = changedBeside();
  const sent = versions.overNewest({ ...oak, caption: "Ash" }, schema);
  versions.standOn({ values: { caption: "Elm", banner: "bottom" }, etag: "2" });
  expect((await sent).clashes).toEqual([{ fieldId: "caption", stored: "Elm", typed: "Ash" }]);
});

test("a save that stored what was there before has no version to wait for", async () => {
  const versions = createVersions<Photo>({ values: oak, etag: "1" });
  versions.keep({ ...oak, caption: "Oak " }, oak);
  expect(versions.isBehind()).toBe(false);
  versions.keep({ ...oak, caption: "Ash " }, { ...oak, caption: "Ash" });
  expect(versions.isBehind()).toBe(true);
});

test("a form that adds waits for nothing", async () => {
  const versions = createVersions<Photo>({ values: oak, etag: undefined });
  versions.keep({ ...oak, caption: "Ash" }, { ...oak, caption: "Ash" });
  expect(await versions.overNewest(oak, schema)).toEqual({ values: oak, clashes: [] });
});
