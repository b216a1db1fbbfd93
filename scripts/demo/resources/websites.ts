import type { ResourceSeed } from "../types";

/** Sites to keep open beside the seed catalogs. */
export const websites: ResourceSeed[] = [
  {
    categoryId: 9,
    title: "Native Plant Finder",
    subtitle: "National Wildlife Federation",
    description:
      "<p>Type a ZIP code and get the local plants ranked by how many butterflies and moths raise young on them. The ranking rests on Doug Tallamy's research. It turned my wish list upside down: oaks and cherries first, pretty things after.</p>",
    href: "https://nativeplantfinder.nwf.org/",
    deepLink: "native-plant-finder",
    sortOrder: 10,
  },
  {
    categoryId: 9,
    title: "Native Plants of North America",
    subtitle: "Lady Bird Johnson Wildflower Center, University of Texas at Austin",
    description:
      "<p>The deepest plant pages on the web, with light, soil, bloom, wildlife and ten thousand good photographs. Filter by state, sun and height when a gap in a bed has to be filled. My spacing I still take from experience.</p>",
    href: "https://www.wildflower.org/plants/",
    deepLink: "wildflower-center-database",
    sortOrder: 20,
  },
  {
    categoryId: 9,
    title: "PLANTS Database",
    subtitle: "USDA Natural Resources Conservation Service",
    description:
      "<p>Plain as a phone book. Its county distribution maps settle the one question that matters before buying: did this plant grow here before the nurseries did? A species native to the state is not always native to the Piedmont.</p>",
    href: "https://plants.usda.gov/",
    deepLink: "usda-plants",
    sortOrder: 30,
  },
  {
    categoryId: 9,
    title: "North Carolina Extension Gardener Plant Toolbox",
    subtitle: "NC State Extension",
    description:
      "<p>Written by people who garden in red clay. Each page is frank about deer, spread and poison, and the <em>find a plant</em> filter understands phrases such as “occasionally wet.” For gardens in the southern Piedmont it is the first stop.</p>",
    href: "https://plants.ces.ncsu.edu/",
    deepLink: "nc-plant-toolbox",
    sortOrder: 40,
  },
  {
    categoryId: 9,
    title: "Trial Garden Research",
    subtitle: "Mt. Cuba Center, Hockessin, Delaware",
    description:
      "<p>Years of side-by-side trials of native plants and their cultivars, with insects counted on each. Before you buy a bee balm, a coneflower or a phlox with a trade name, see whether a bee would have chosen it.</p>",
    href: "https://mtcubacenter.org/research/trial-garden/",
    deepLink: "mt-cuba-trials",
    sortOrder: 50,
  },
  {
    categoryId: 9,
    title: "BugGuide",
    subtitle: "Hosted by Iowa State University",
    description:
      '<p>Post a picture of a six- or eight-legged stranger and a specialist may answer within hours. The tone is dry, the names are right. The <a href="/fauna/sweatbee">green sweat bee</a> page here was checked against it.</p>',
    href: "https://bugguide.net/",
    deepLink: "bugguide",
    sortOrder: 60,
  },
  {
    categoryId: 9,
    title: "Butterflies and Moths of North America",
    subtitle: "Butterfly and Moth Information Network",
    description:
      "<p>Verified sightings, maps by county, and for each species the caterpillar's food. Make a checklist for your own county, strike out what you have no host plant for, and you have a planting plan.</p>",
    href: "https://www.butterfliesandmoths.org/",
    deepLink: "bamona",
    sortOrder: 70,
  },
  {
    categoryId: 9,
    title: "iNaturalist",
    subtitle: "A nonprofit network of naturalists",
    description:
      "<p>A camera, a guess by the machine, a correction by a person. Make a project for your own yard and let it keep the list for you. Mine passed three hundred species in the third summer, most of them insects.</p>",
    href: "https://www.inaturalist.org/",
    deepLink: "inaturalist",
    sortOrder: 80,
  },
  {
    categoryId: 9,
    title: "All About Birds",
    subtitle: "Cornell Lab of Ornithology",
    description:
      '<p>Clear pages on every common bird, with the songs. The part that matters for a garden is under <em>Life History</em>: food, nest and behavior in three paragraphs. Listen to the <a href="/fauna/carwren">Carolina wren</a> and you will know who has been shouting.</p>',
    href: "https://www.allaboutbirds.org/",
    deepLink: "all-about-birds",
    sortOrder: 90,
  },
  {
    categoryId: 9,
    title: "NestWatch",
    subtitle: "Cornell Lab of Ornithology",
    description:
      '<p>Plans for nest boxes with the right hole for each bird, and a code of conduct for looking inside. Report what you find and it becomes data. Our <a href="/fauna/bluebird">bluebird</a> box is from their drawings: no perch, a predator guard, a door that opens.</p>',
    href: "https://nestwatch.org/",
    deepLink: "nestwatch",
    sortOrder: 100,
  },
  {
    categoryId: 9,
    title: "Soak Up the Rain: Rain Gardens",
    subtitle: "U.S. Environmental Protection Agency",
    description:
      "<p>A short page that leads to the better state manuals. Do the drain test they describe before you dig. Ours failed in the first place I chose and passed twelve feet farther from the house.</p>",
    href: "https://www.epa.gov/soakuptherain/soak-rain-rain-gardens",
    deepLink: "epa-rain-gardens",
    sortOrder: 110,
  },
  {
    categoryId: 9,
    title: "Journey North",
    subtitle: "Citizen science of migration, since 1994",
    description:
      '<p>Maps of first sightings of <a href="/fauna/monarch">monarchs</a> and <a href="/fauna/hummer">hummingbirds</a>, moving up the continent week by week. It tells you when to have the feeder clean and the honeysuckle unpruned. Children like to be the first dot in the county.</p>',
    href: "https://journeynorth.org/",
    deepLink: "journey-north",
    sortOrder: 120,
  },
];
