import { chakra } from "@chakra-ui/react";
import { useFormikContext } from "formik";
import type { SpeciesDraft } from "../../../components/panel/panel-species";
import { FactList, type Fact } from "../../../components/ui/FactList";
import { InternalMark } from "../../../components/ui/InternalMark";
import type { SpeciesKind } from "shared-types/species/codes";
import { PhotoPreview } from "../../../features/photo/admin/PhotoPreview";

/** A number field may contain anything while typing. */
const photoIdOf = (typed: unknown): number => {
  const photoId = Number(typed);
  return Number.isInteger(photoId) && photoId > 0 ? photoId : 0;
};

const soft = { color: "inkSoft", fontFamily: "sans", fontSize: "0.8125rem", lineHeight: "1.4" };
const scientific = { color: "inkSoft", fontStyle: "italic" };
const sunk = { overflow: "hidden", background: "paperSunk" };

const Label = ({ children }: { children: string }) => (
  <chakra.p className="part-label" fontFamily="sans">
    {children}
  </chakra.p>
);

/** A live preview of the record's row and page. */
export function SpeciesPreview<K extends SpeciesKind>(props: {
  facts: (draft: SpeciesDraft<K>) => Fact[];
}) {
  const { values } = useFormikContext<SpeciesDraft<K>>();
  const thumbId = photoIdOf(values.thumbId);
  const bannerId = photoIdOf(values.bannerId);
  return (
    <chakra.section
      aria-label="Preview"
      display="grid"
      gap="3"
      minWidth="0"
      overflowWrap="anywhere"
    >
      <Label>In the list</Label>
      <chakra.div
        display="flex"
        gap="3"
        justifyContent="space-between"
        paddingBlock="3"
        borderBlock="1px solid"
        borderColor="rule"
      >
        <chakra.div minWidth="0">
          <chakra.p fontSize="1.125rem" fontWeight="600" lineHeight="1.25">
            {values.nameCommon || "No name yet"}
            {values.internal && <InternalMark />}
          </chakra.p>
          {values.aka && <chakra.p {...soft}>{values.aka}</chakra.p>}
          <chakra.p {...scientific}>{values.nameScientific}</chakra.p>
          {values.notesShort && <chakra.p {...soft}>{values.notesShort}</chakra.p>}
        </chakra.div>
        {thumbId > 0 && (
          <chakra.div {...sunk} flex="none" width="4.5rem" height="4.5rem" borderRadius="default">
            <PhotoPreview key={thumbId} photoId={thumbId} shape="square" />
          </chakra.div>
        )}
      </chakra.div>
      <Label>On its page</Label>
      <chakra.div className="part-card" display="grid" gap="2" padding="4">
        {bannerId > 0 && (
          <chakra.div
            {...sunk}
            margin="-4"
            marginBottom="2"
            aspectRatio="3 / 1"
            borderTopRadius="large"
          >
            <PhotoPreview key={bannerId} photoId={bannerId} shape="banner" />
          </chakra.div>
        )}
        <chakra.p fontSize="1.5rem" fontWeight="500" lineHeight="1.15">
          {values.nameDisplay || "No name yet"}
        </chakra.p>
        <chakra.p {...scientific}>{values.nameScientific}</chakra.p>
        <FactList facts={props.facts(values)} />
      </chakra.div>
    </chakra.section>
  );
}
