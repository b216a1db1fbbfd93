import type { ResourceSeed } from "../types";

/** People who do this for a living, or for nothing. */
export const nonprofits: ResourceSeed[] = [
  {
    categoryId: 11,
    title: "Xerces Society for Invertebrate Conservation",
    subtitle: "Portland, Oregon · founded 1971",
    description:
      "<p>Named for a blue butterfly that San Francisco built over. Their plant lists by region are short and well chosen, their fact sheets on pesticides have footnotes, and their advice to <em>leave the leaves</em> costs nothing to follow.</p>",
    href: "https://xerces.org/",
    deepLink: "xerces-society",
    sortOrder: 10,
  },
  {
    categoryId: 11,
    title: "National Wildlife Federation: Garden for Wildlife",
    subtitle: "Certified Wildlife Habitat, since 1973",
    description:
      "<p>Food, water, cover, a place to raise young, and sound practice: five boxes to tick, and a sign for the fence. The sign is the point. It tells neighbors that the tall stuff is meant.</p>",
    href: "https://www.nwf.org/Garden-For-Wildlife",
    deepLink: "nwf-garden-for-wildlife",
    sortOrder: 20,
  },
  {
    categoryId: 11,
    title: "Homegrown National Park",
    subtitle: "Founded by Doug Tallamy and Michelle Alfandari",
    description:
      "<p>Put your planted square feet on the map. It sounds like a game and works like one, since nobody wants a county with no dot in it. The pages on keystone plants are a fair summary of the books.</p>",
    href: "https://homegrownnationalpark.org/",
    deepLink: "homegrown-national-park",
    sortOrder: 30,
  },
  {
    categoryId: 11,
    title: "Wild Ones",
    subtitle: "Native plants, natural landscapes · local chapters",
    description:
      "<p>Join for the plant swaps, stay for the people. Chapters hold garden walks, and the national site has free designs drawn by professionals for particular cities, with plans you can carry to the nursery. I stole a path from one.</p>",
    href: "https://wildones.org/",
    deepLink: "wild-ones",
    sortOrder: 40,
  },
  {
    categoryId: 11,
    title: "National Audubon Society: Plants for Birds",
    subtitle: "Native plants database by ZIP code",
    description:
      '<p>It sorts by bird. Say that you want <a href="/fauna/waxwing">waxwings</a> and it proposes fruit, say chickadees and it proposes caterpillars in the shape of trees. A friendly way in for somebody who came for the birds and does not yet know any plants.</p>',
    href: "https://www.audubon.org/native-plants",
    deepLink: "audubon-native-plants",
    sortOrder: 50,
  },
  {
    categoryId: 11,
    title: "Pollinator Partnership",
    subtitle: "Ecoregional planting guides",
    description:
      "<p>Free planting guides by ecoregion rather than by state: find the <em>Southeastern Mixed Forest</em> one for the Piedmont. Two pages in the middle show what blooms when, which is how I found the hole in our August.</p>",
    href: "https://www.pollinator.org/",
    deepLink: "pollinator-partnership",
    sortOrder: 60,
  },
  {
    categoryId: 11,
    title: "Monarch Joint Venture",
    subtitle: "A partnership of agencies, schools and societies",
    description:
      '<p>Sane advice on a subject full of heat: which milkweeds belong where, why tropical milkweed is a poor gift in the South, why not to raise <a href="/fauna/monarch">monarchs</a> by the hundred. Then plant <a href="/flora/swampmilk">swamp milkweed</a> and watch.</p>',
    href: "https://monarchjointventure.org/",
    deepLink: "monarch-joint-venture",
    sortOrder: 70,
  },
  {
    categoryId: 11,
    title: "North American Bluebird Society",
    subtitle: "Founded 1978",
    description:
      '<p>Its founder, Lawrence Zeleny, asked people to put up boxes and look after them, and <a href="/fauna/bluebird">bluebirds</a> came back. The fact sheets on house sparrows and baffles are unsentimental. A box nobody checks is worse than no box.</p>',
    href: "https://www.nabluebirdsociety.org/",
    deepLink: "bluebird-society",
    sortOrder: 80,
  },
  {
    categoryId: 11,
    title: "North Carolina Native Plant Society",
    subtitle: "Founded 1951",
    description:
      "<p>Chapter walks led by people who have known the same slope for thirty years. They keep a list of nurseries and of plants recommended by region, mountains to coast. I have never come home from one of their walks without a correction.</p>",
    href: "https://ncwildflower.org/",
    deepLink: "nc-native-plant-society",
    sortOrder: 90,
  },
  {
    categoryId: 11,
    title: "Virginia Native Plant Society",
    subtitle: "Founded 1982",
    description:
      "<p>Behind the cheerful <em>Plant Virginia Natives</em> regional guides, the Piedmont one among them, which you can print and take to a garden center. Plant sales in spring at the chapters sell out by ten o'clock. Bring cash and a box.</p>",
    href: "https://vnps.org/",
    deepLink: "vnps",
    sortOrder: 100,
  },
];
