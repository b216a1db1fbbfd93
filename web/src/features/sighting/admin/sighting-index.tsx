import { chakra } from "@chakra-ui/react";
import { interactionLabels } from "shared-types/interaction/codes";
import { dateWords } from "shared-types/kit/date";
import type { PhotoOptions } from "shared-types/photo/answers";
import { sightingEvidenceLabels } from "shared-types/sighting/codes";
import type { Sighting } from "shared-types/sighting/answers";
import { stageLabels } from "shared-types/stage/codes";
import { sightingDraftSchema, type SightingDraft } from "shared-types/sighting/schema";
import type { PictureKit } from "../../../components/form/PictureField";
import { RowForm } from "../../../components/form/RowForm";
import type { RecordIndex, RowProps } from "../../../components/panel/IndexTable";
import { InternalMark } from "../../../components/ui/InternalMark";
import { ownerSave, saving } from "../../../lib/owner-calls";
import { namesOn } from "../api/names-on";
import { SightingFields } from "./SightingFields";

const speciesOf = ({ animalName, plantName }: Sighting) =>
  namesOn([animalName, plantName].filter((name) => name !== "")) || "A deleted species";

const doingOf = ({ stage, interaction }: Sighting) =>
  [stage === "" ? "" : stageLabels[stage], interaction === "" ? "" : interactionLabels[interaction]]
    .filter((words) => words !== "")
    .map((words, n) => (n === 0 ? words : words.toLowerCase()))
    .join(", ");

/** The sightings of a page, to edit; the form needs the species to choose from. */
export function sightingIndex(options: PhotoOptions, kit: PictureKit): RecordIndex<Sighting> {
  function SightingForm({ item, onDone, onCancel }: RowProps<Sighting>) {
    const { etag, animalName: _animal, plantName: _plant, ...draft } = item;
    return (
      <RowForm<SightingDraft>
        draftKey={`sighting/${draft.sightingId}`}
        initialValues={draft}
        etag={etag}
        schema={sightingDraftSchema}
        save={saving("PUT /api/sightingupdate")}
        onSaved={() => onDone("- Sighting updated successfully -")}
        onCancel={onCancel}
      >
        <SightingFields options={options} kit={kit} />
      </RowForm>
    );
  }
  return {
    kind: "sighting",
    caption: "Sightings",
    noun: ["sighting", "sightings"],
    idOf: ({ sightingId }) => sightingId,
    nameOf: (sighting) => `${speciesOf(sighting)}, ${dateWords(sighting.date)}`,
    wordsOf: (sighting) => `${speciesOf(sighting)} ${sighting.note}`,
    columns: {
      Species: speciesOf,
      Date: ({ date, internal }) => (
        <chakra.span whiteSpace="nowrap">
          {dateWords(date)} {internal && <InternalMark />}
        </chakra.span>
      ),
      How: ({ evidence, count }) => (
        <chakra.span whiteSpace="nowrap">
          {sightingEvidenceLabels[evidence]}
          {count > 0 && `: ${count.toLocaleString("en-US")}`}
        </chakra.span>
      ),
      Stage: doingOf,
      Note: ({ note }) => note,
    },
    forms: { Edit: SightingForm },
    deletion: ({ sightingId: id, date }) => ({
      uses: `of ${dateWords(date)}`,
      remove: () => ownerSave("DELETE /api/sightingdelete/{id}", { params: { id } }),
      notice: "- Sighting deleted successfully -",
    }),
  };
}
