import { chakra } from "@chakra-ui/react";
import type { DemoCounts } from "shared-types/demo/answers";
import { countOf } from "../../../lib/format";

const nouns: Record<keyof DemoCounts, [one: string, many: string]> = {
  plants: ["plant", "plants"],
  animals: ["animal", "animals"],
  photos: ["photo", "photos"],
  resources: ["resource", "resources"],
  links: ["link", "links"],
  keywords: ["keyword", "keywords"],
  categories: ["category", "categories"],
  quotes: ["quotation", "quotations"],
  plans: ["plan", "plans"],
  viewpoints: ["viewpoint", "viewpoints"],
  sightings: ["sighting", "sightings"],
  associations: ["association", "associations"],
  slides: ["slide", "slides"],
  site: ["site text or picture", "site texts and pictures"],
};

/** How much of each kind there is; kinds without any are left out. */
export function DemoCountList({ counts }: { counts: DemoCounts }) {
  const names = Object.keys(nouns) as (keyof DemoCounts)[];
  return (
    <chakra.ul
      role="list"
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(13rem, 100%), 1fr))"
      columnGap="5"
      width="100%"
      fontVariantNumeric="tabular-nums"
    >
      {names
        .filter((name) => counts[name] > 0)
        .map((name) => (
          <chakra.li
            key={name}
            paddingBlock="2"
            borderBottomWidth="1px"
            borderBottomStyle="solid"
            borderColor="rule"
          >
            {countOf(counts[name], ...nouns[name])}
          </chakra.li>
        ))}
    </chakra.ul>
  );
}
