import {
  sightingEvidenceLabels,
  sightingEvidences,
  type SightingEvidence,
} from "shared-types/sighting/codes";
import type { SightingDraft } from "shared-types/sighting/schema";
import { isAnimalStage, stageLabels, stages, type Stage } from "shared-types/stage/codes";
import { countOf } from "../../../lib/format";
import { knownSpecies, type KnownSpecies } from "../../../lib/known-species";
import { newSighting, today } from "../api/new-sighting";
import { keepSighting, waitingSightings } from "../api/outbox";

/** What a person wrote into the form. */
export interface Noted {
  animal: string;
  plant: string;
  date: string;
  stage: string;
  evidence: string;
  count: string;
  note: string;
}

/** How often a page that came although there is a network, which was too slow, tries it again, ms. */
const againMs = 60_000;

const idOf = (list: KnownSpecies["animals"], name: string): number =>
  list.find(([, known]) => known.toLowerCase() === name.trim().toLowerCase())?.[0] ?? 0;

/** The sighting, or what to say instead: the server would refuse it later, when nobody remembers. */
export function sightingOf(noted: Noted, known: KnownSpecies): SightingDraft | string {
  const { animal, plant, date, stage, evidence, count, note } = noted;
  const [animalId, plantId] = [idOf(known.animals, animal), idOf(known.plants, plant)];
  if (animal.trim() !== "" && animalId === 0) return `There is no animal “${animal.trim()}” here.`;
  if (plant.trim() !== "" && plantId === 0) return `There is no plant “${plant.trim()}” here.`;
  if (animalId === 0 && plantId === 0) return "Choose an animal or a plant.";
  const isAnimals = isAnimalStage(stage);
  if (stage !== "" && (isAnimals ? animalId : plantId) === 0)
    return `“${stageLabels[stage as Stage]}” is a stage of ${isAnimals ? "an animal: choose one" : "a plant: choose one"}.`;
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || date > today(known.timeZone))
    return "The date is missing, or in the future.";
  const number = count === "" ? 0 : Number(count);
  if (!Number.isInteger(number) || number < 0) return "“How many” must be a whole number.";
  return {
    ...newSighting(date),
    ...{ animalId, plantId, count: number, note: note.trim() },
    stage: stage as Stage | "",
    evidence: evidence as SightingEvidence,
  };
}

/** An element of the page, which has all of these. */
function find<Type extends HTMLElement = HTMLInputElement>(id: string): Type {
  return document.getElementById(id) as Type;
}

function option(value: string, label = value): HTMLOptionElement {
  const made = document.createElement("option");
  [made.value, made.textContent] = [value, label];
  return made;
}

function showWaiting(): void {
  const { length } = waitingSightings();
  find("waiting").textContent =
    length === 0
      ? ""
      : `${countOf(length, "sighting is", "sightings are")} kept on this device, and sent when you open Sightings again with a network.`;
}

function begin(): void {
  showWaiting();
  const known = knownSpecies();
  const form = find<HTMLFormElement>("note-form");
  const written = () => JSON.stringify([...new FormData(form)]);
  let blank = written();
  // A network comes and goes: what is half written stays, and whoever is in a field stays there.
  const goOnline = () => {
    const isWriting = document.activeElement?.matches("input, select, textarea") ?? false;
    if (navigator.onLine && !isWriting && written() === blank) window.location.reload();
  };
  window.addEventListener("online", goOnline);
  setInterval(goOnline, againMs);
  if (!known) {
    find("unknown").hidden = false;
    return;
  }
  form.hidden = false;
  find("animals").append(...known.animals.map(([, name]) => option(name)));
  find("plants").append(...known.plants.map(([, name]) => option(name)));
  find("evidence").append(
    ...sightingEvidences.map((one) => option(one, sightingEvidenceLabels[one])),
  );
  find("stage").append(
    option("", "Not noted"),
    ...stages.map((one) => option(one, stageLabels[one])),
  );
  const clear = () => {
    form.reset();
    find("date").value = today(known.timeZone);
    find("evidence").value = "seen";
    blank = written();
  };
  clear();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const noted = Object.fromEntries(new FormData(form)) as unknown as Noted;
    const draft = sightingOf(noted, known);
    const notice = find("said");
    if (typeof draft === "string") notice.textContent = draft;
    else if (keepSighting(draft)) {
      clear();
      notice.textContent = "Kept on this device.";
    } else notice.textContent = "This device has no room left: write it down on paper.";
    showWaiting();
  });
}

if (typeof document !== "undefined" && document.getElementById("note-form")) begin();
