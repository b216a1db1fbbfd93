/** A bed of the plan and its plants, by keyId and name. */
export interface Bed {
  name: string;
  text: string;
  plants: readonly (readonly [keyId: string, name: string])[];
}

/** One sheet of the plan, with the name of its site picture. */
export interface PlanSheet {
  picture: string;
  plate: string;
  alt: string;
  caption: string;
  beds: readonly Bed[];
}

export const eastSheet: PlanSheet = {
  picture: "plan-2-east",
  plate: "East side",
  alt: "Hand-drawn plan of the east side: the house with its drive and front walk to the street, a meadow on both sides of the walk, a hedgerow along the north line, beds around the patio, and a fenced vegetable plot to the south.",
  caption: "The house, the street side, and the beds around the patio, as planted in spring 2025.",
  beds: [
    {
      name: "Front meadow",
      text: "Both sides of the walk, from the house to the street. Little bluestem holds it together; the flowers run from coreopsis in May to asters in October. Sedge fills the shade of the old red maple.",
      plants: [
        ["littleblue", "Little bluestem"],
        ["dropseed", "Prairie dropseed"],
        ["coreopsis", "Lanceleaf coreopsis"],
        ["blackeyed", "Black-eyed Susan"],
        ["bflyweed", "Butterfly weed"],
        ["milkweed", "Common milkweed"],
        ["bergamot", "Wild bergamot"],
        ["blazing", "Dense blazing star"],
        ["coneflower", "Purple coneflower"],
        ["aroaster", "Aromatic aster"],
        ["neaster", "New England aster"],
        ["bluestgold", "Blue-stemmed goldenrod"],
        ["pennsedge", "Pennsylvania sedge"],
      ],
    },
    {
      name: "Hedgerow",
      text: "Along the north line: two redcedars for shelter, then three shrubs that flower for the bees and fruit for the birds.",
      plants: [
        ["redcedar", "Eastern redcedar"],
        ["ninebark", "Ninebark"],
        ["arrowwood", "Arrowwood viburnum"],
        ["chokeberry", "Black chokeberry"],
      ],
    },
    {
      name: "Patio beds",
      text: "North and south of the patio, close enough to watch from a chair. The birdbath stands in the bee balm.",
      plants: [
        ["beebalm", "Scarlet bee balm"],
        ["penstemon", "Foxglove beardtongue"],
        ["coneflower", "Purple coneflower"],
        ["blackeyed", "Black-eyed Susan"],
        ["mtnmint", "Short-toothed mountain mint"],
        ["bflyweed", "Butterfly weed"],
      ],
    },
    {
      name: "Against the house",
      text: "Sweetspire under the front windows, blueberries on the warm south wall, and a creeper up the northwest corner. A stone swale takes the roof’s rain from the southwest corner to the rain garden.",
      plants: [
        ["sweetspire", "Virginia sweetspire"],
        ["blueberry", "Highbush blueberry"],
        ["virgcreep", "Virginia creeper"],
      ],
    },
    {
      name: "Vegetables, fenced",
      text: "Four raised beds behind a picket fence, the one place where the rabbits are not welcome. Two vines climb it.",
      plants: [
        ["coralhoney", "Coral honeysuckle"],
        ["maypop", "Purple passionflower"],
      ],
    },
  ],
};

export const westSheet: PlanSheet = {
  picture: "plan-2-west",
  plate: "West side",
  alt: "Hand-drawn plan of the west side: woodland under a white oak in the northwest corner, a pond and a small oval lawn inside a loop of wood-chip path, a rain garden to the south, and trees along the west line.",
  caption:
    "The back of the yard, from the woodland edge down to the rain garden, as planted in spring 2025.",
  beds: [
    {
      name: "Woodland edge",
      text: "Under the white oak, and on to a redbud, a witch hazel and two redcedars. Spring happens here first, before the leaves close. The log pile is for salamanders and beetles, and stays as it falls.",
      plants: [
        ["whiteoak", "White oak"],
        ["redbud", "Eastern redbud"],
        ["witchhazel", "Witch hazel"],
        ["spicebush", "Spicebush"],
        ["redcedar", "Eastern redcedar"],
        ["wildginger", "Wild ginger"],
        ["bloodroot", "Bloodroot"],
        ["mayapple", "Mayapple"],
        ["trillium", "White trillium"],
        ["foamflower", "Foamflower"],
        ["geranium", "Wild geranium"],
        ["columbine", "Wild columbine"],
        ["pennsedge", "Pennsylvania sedge"],
      ],
    },
    {
      name: "West line",
      text: "A flowering dogwood and a serviceberry in half shade, with bluebells and phlox at their feet.",
      plants: [
        ["dogwood", "Flowering dogwood"],
        ["servicebry", "Serviceberry"],
        ["bluebells", "Virginia bluebells"],
        ["woodphlox", "Woodland phlox"],
      ],
    },
    {
      name: "Pond",
      text: "Small, stone-edged, and without fish, so that the frogs have it to themselves. A bench stands where the path bends past it.",
      plants: [
        ["blueflag", "Blue flag iris"],
        ["marshmarig", "Marsh marigold"],
      ],
    },
    {
      name: "Small lawn",
      text: "All that is left of the grass: 370 square feet inside the loop of the path, for sitting in. The bluebirds’ nest box looks out over it, and drifts of grass and ironweed stand around.",
      plants: [
        ["dropseed", "Prairie dropseed"],
        ["switchgras", "Switchgrass"],
        ["ironweed", "New York ironweed"],
      ],
    },
    {
      name: "Rain garden",
      text: "A shallow basin where the swale from the roof ends. It stands in water for a day after a storm, and its plants like that.",
      plants: [
        ["swampmilk", "Swamp milkweed"],
        ["cardflower", "Cardinal flower"],
        ["bluelobel", "Great blue lobelia"],
        ["blueflag", "Blue flag iris"],
        ["joepye", "Sweet Joe-Pye weed"],
        ["foxsedge", "Fox sedge"],
      ],
    },
    {
      name: "South thicket",
      text: "Around the basin, between a river birch and a black cherry: fruit for winter and cover all year.",
      plants: [
        ["riverbirch", "River birch"],
        ["blackchry", "Black cherry"],
        ["winterbry", "Winterberry"],
        ["buttonbush", "Buttonbush"],
        ["clethra", "Sweet pepperbush"],
        ["obedient", "Obedient plant"],
        ["wrinkgold", "Wrinkleleaf goldenrod"],
      ],
    },
  ],
};

export const firstSheet: PlanSheet = {
  picture: "plan-1",
  plate: "The lot as it was",
  alt: "Hand-drawn plan of the whole lot in 2021: a house with a patio behind and a drive in front, two old trees in opposite corners, six boxwoods along the front wall, and lawn everywhere else.",
  caption: "Spring 2021: about 11,600 square feet of lawn, mown weekly.",
  beds: [],
};
