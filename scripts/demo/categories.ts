interface CategorySeed {
  id: number;
  /** At most 100 characters. */
  name: string;
  /** One line, plain text, at most 200 characters. */
  description: string;
}

/** Photo categories 1–7 (category list type 1); 7 holds exactly the seven home page slides. */
export const photoCategories: CategorySeed[] = [
  {
    id: 1,
    name: "Birds",
    description:
      "Residents, summer guests and winter flocks, at the nest, the berries and the birdbath.",
  },
  {
    id: 2,
    name: "Butterflies and moths",
    description:
      "Eggs, caterpillars, cocoons and wings, by day on the flowers and by night at the bark.",
  },
  {
    id: 3,
    name: "Bees, insects and spiders",
    description: "The small animals that pollinate, hunt, sing and light up the garden.",
  },
  {
    id: 4,
    name: "Mammals, frogs and reptiles",
    description: "Those that walk, hop and creep, from the log pile to the pond.",
  },
  {
    id: 5,
    name: "Flowers, leaves and seeds",
    description: "The native plants in bud, bloom, fruit and winter dress.",
  },
  {
    id: 6,
    name: "The garden through the year",
    description: "The meadow, the rain garden, the woodland edge and the pond in all seasons.",
  },
  {
    id: 7,
    name: "Home page slides",
    description: "The seven pictures that open the home page.",
  },
];

/** Resource categories 8–15 (category list type 2); their ids are fixed. */
export const resourceCategories: CategorySeed[] = [
  {
    id: 8,
    name: "Books",
    description: "Books that have earned their place by the window.",
  },
  {
    id: 9,
    name: "Websites",
    description: "Plant finders, field guides and records of who was seen where.",
  },
  {
    id: 10,
    name: "Nurseries",
    description: "Growers of native plants and seed.",
  },
  {
    id: 11,
    name: "Nonprofits",
    description: "Organizations that protect plants, animals and the places they need.",
  },
  {
    id: 12,
    name: "Financial Assistance",
    description: "Programs that help pay for rain gardens, trees and native plantings.",
  },
  {
    id: 13,
    name: "Visitor Suggestions",
    description: "What readers of this site have recommended.",
  },
  {
    id: 14,
    name: "House cats",
    description:
      "Why cats and birds are both better off when cats stay in; shown under Challenges.",
  },
  {
    id: 15,
    name: "House cat reference thumbnails",
    description: "Sources for the page on house cats.",
  },
];
