import { describe, expect, test } from "vitest";
import { requireFromCms } from "../stages/from-cms.mjs";
import { interactionsOf, stagesOf } from "./tag-notes.mjs";
import { listed, readTable } from "./tables.mjs";

const { DateTime } = requireFromCms("luxon");
const { interactions } = requireFromCms("shared-types/interaction/codes");
const { animalStages, plantStages } = requireFromCms("shared-types/stage/codes");
const stages = { plants: plantStages, animals: animalStages };
const evidence = ["seen", "heard", "sign"];

const photos = readTable("photos");
const sightings = readTable("sightings");
const associations = readTable("associations");

/** @param {"plants" | "animals"} name */
const keyIds = (name) => readTable(name).map((row) => row["keyId"] ?? "");
const known = { plants: keyIds("plants"), animals: keyIds("animals") };

/**
 * The rows that are wrong, by how they begin.
 * @param {import("./tables.mjs").Row[]} rows
 * @param {(row: import("./tables.mjs").Row) => boolean} isWrong
 */
const wrong = (rows, isWrong) =>
  rows.filter(isWrong).map((row) => Object.values(row).slice(0, 4).join(" "));

/** @param {unknown[]} values */
const twice = (values) => values.filter((value, n) => values.indexOf(value) !== n);

/** A day, month or year. @param {string} [text] */
const isDate = (text = "") =>
  ["yyyy", "yyyy-MM", "yyyy-MM-dd"].some((format) => DateTime.fromFormat(text, format).isValid);

describe("the sightings of the demo garden", () => {
  test("are of its plants and animals, on a day, month or year that the garden has had", () => {
    const isOfNone = wrong(
      sightings,
      ({ animal = "", plant = "" }) =>
        animal + plant === "" ||
        !["", ...known.animals].includes(animal) ||
        !["", ...known.plants].includes(plant),
    );
    expect(isOfNone).toEqual([]);
    expect(wrong(sightings, ({ date }) => !isDate(date))).toEqual([]);
    const years = new Set(sightings.map(({ date = "" }) => date.slice(0, 4)));
    expect([...years].sort()).toEqual(["2022", "2023", "2024", "2025"]);
  });

  test("are in the order of their dates, and no two are the same", () => {
    const dates = sightings.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    expect(twice(sightings.map(({ note }) => note))).toEqual([]);
    expect(twice(sightings.map(({ date, animal, plant }) => `${date} ${animal} ${plant}`))).toEqual(
      [],
    );
  });

  test("say how each was noticed, and of a species only what can be said of it", () => {
    expect(wrong(sightings, (row) => !evidence.includes(row["evidence"] ?? ""))).toEqual([]);
    const cannotBe = wrong(sightings, ({ animal, plant, stage = "" }) => {
      const can = [...(plant ? stages.plants : []), ...(animal ? stages.animals : [])];
      return stage !== "" && !can.includes(stage);
    });
    expect(cannotBe).toEqual([]);
    const cannotDo = wrong(
      sightings,
      ({ animal, plant, interaction = "" }) =>
        interaction !== "" && !(animal && plant && interactions.includes(interaction)),
    );
    expect(cannotDo).toEqual([]);
    expect(wrong(sightings, ({ count = "" }) => !/^([1-9]\d*)?$/.test(count))).toEqual([]);
    expect(wrong(sightings, ({ note = "" }) => note === "")).toEqual([]);
  });

  test("are of every evidence and precision, so that the calendar can show them all", () => {
    expect(new Set(sightings.map((row) => row["evidence"]))).toEqual(new Set(evidence));
    const lengths = new Set(sightings.map(({ date = "" }) => date.length));
    expect(lengths).toEqual(new Set([4, 7, 10]));
  });
});

describe("what the books say about the demo garden", () => {
  test("is about one of its animals and one of its plants, with a source", () => {
    const isOfNone = wrong(
      associations,
      ({ animal = "", plant = "" }) =>
        !known.animals.includes(animal) || !known.plants.includes(plant),
    );
    expect(isOfNone).toEqual([]);
    const cannotDo = wrong(associations, (row) => !interactions.includes(row["interaction"] ?? ""));
    expect(cannotDo).toEqual([]);
    expect(wrong(associations, ({ source = "" }) => source === "")).toEqual([]);
    const address = /^(https:\/\/[\w.-]+\/\S*)?$/;
    expect(wrong(associations, ({ href = "" }) => !address.test(href))).toEqual([]);
  });

  test("is said once", () => {
    const said = associations.map((row) =>
      [row["animal"], row["interaction"], row["plant"]].join(" "),
    );
    expect(twice(said)).toEqual([]);
  });
});

describe("the tags of the demo’s photos", () => {
  test("have a stage that fits, once, and only where they are tags of that photo", () => {
    for (const photo of photos) {
      const said = stagesOf(photo);
      for (const { keyId, stage } of said) {
        const isPlant = listed(photo["plants"]).includes(keyId);
        if (!isPlant) expect(listed(photo["animals"]), photo["fileName"]).toContain(keyId);
        expect(stages[isPlant ? "plants" : "animals"], photo["fileName"]).toContain(stage);
      }
      expect(twice(said.map(({ keyId }) => keyId)), photo["fileName"]).toEqual([]);
    }
  });

  test("have an interaction, once, only between an animal and a plant of that photo", () => {
    for (const photo of photos) {
      const said = interactionsOf(photo);
      for (const { animal, interaction, plant } of said) {
        expect(listed(photo["animals"]), photo["fileName"]).toContain(animal);
        expect(listed(photo["plants"]), photo["fileName"]).toContain(plant);
        expect(interactions, photo["fileName"]).toContain(interaction);
      }
      expect(
        twice(said.map(({ animal, plant }) => `${animal} ${plant}`)),
        photo["fileName"],
      ).toEqual([]);
    }
  });

  test("name no plant as an animal", () => {
    expect(twice([...known.plants, ...known.animals])).toEqual([]);
  });
});
