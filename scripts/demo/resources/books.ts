import type { ResourceSeed } from "../types";

/** Books on the shelf by the kitchen door. */
export const books: ResourceSeed[] = [
  {
    categoryId: 8,
    title: "Bringing Nature Home",
    subtitle: "Douglas W. Tallamy · Timber Press, 2007; enlarged 2009",
    description:
      '<p>The book that began this garden. Tallamy counts caterpillars the way others count flowers, and shows why a yard full of plants from elsewhere is a store with empty shelves. Read the chapter on host plants first, then look at <a href="/flora/whiteoak">white oak</a>.</p>',
    href: "https://www.worldcat.org/isbn/9780881929928",
    deepLink: "bringing-nature-home",
    sortOrder: 10,
  },
  {
    categoryId: 8,
    title: "Nature's Best Hope",
    subtitle: "Douglas W. Tallamy · Timber Press, 2020",
    description:
      "<p>Shorter on ecology and longer on what to do next Saturday. The argument, that small private yards can add up to something the size of a national park, is the best answer I know to “but what can one person do?”</p>",
    href: "https://www.worldcat.org/isbn/9781604699005",
    deepLink: "natures-best-hope",
    sortOrder: 20,
  },
  {
    categoryId: 8,
    title: "The Living Landscape",
    subtitle: "Rick Darke and Doug Tallamy · Timber Press, 2014",
    description:
      "<p>A designer and an entomologist walk through the woods together and explain the layers: canopy, understory, shrubs, ground. The pictures alone are a course in planting design, and its plant tables for the <em>Mid-Atlantic</em> and the Southeast are the pages I use most.</p>",
    href: "https://www.worldcat.org/isbn/9781604694086",
    deepLink: "the-living-landscape",
    sortOrder: 30,
  },
  {
    categoryId: 8,
    title: "Planting in a Post-Wild World",
    subtitle: "Thomas Rainer and Claudia West · Timber Press, 2015",
    description:
      '<p>Why mulch is a sign that something is missing. Rainer and West plant in interlocking layers so that the ground is covered and weeds find no room. It changed how I space plants: closer, and with <a href="/flora/pennsedge">sedge</a> beneath everything.</p>',
    href: "https://www.worldcat.org/isbn/9781604695533",
    deepLink: "post-wild-world",
    sortOrder: 40,
  },
  {
    categoryId: 8,
    title: "Native Plants of the Northeast",
    subtitle: "Donald J. Leopold · Timber Press, 2005",
    description:
      "<p>A sober reference: nearly seven hundred species, each with its habitat, its soil and an honest sentence about its faults. When a nursery label says only “part sun, average water,” this tells you what the plant truly wants.</p>",
    href: "https://www.worldcat.org/isbn/9780881926736",
    deepLink: "native-plants-northeast",
    sortOrder: 50,
  },
  {
    categoryId: 8,
    title: "Pollinators of Native Plants",
    subtitle: "Heather Holm · Pollination Press, 2014",
    description:
      '<p>Open it at the plant in front of you and see who is sitting on it: bee, wasp, fly or beetle, with a photograph and a reason. Nothing else made me kneel in front of <a href="/flora/mtnmint">mountain mint</a> for an hour.</p>',
    href: "https://www.worldcat.org/isbn/9780991356300",
    deepLink: "pollinators-native-plants",
    sortOrder: 60,
  },
  {
    categoryId: 8,
    title: "Newcomb's Wildflower Guide",
    subtitle: "Lawrence Newcomb, drawings by Gordon Morrison · Little, Brown, 1977",
    description:
      "<p>The key asks three questions: what kind of flower, what kind of plant, what kind of leaf. The answers make a number and the number makes a name. Forty-odd years old, some Latin out of date, and still the quickest way to be <strong>sure</strong>.</p>",
    href: "https://www.worldcat.org/isbn/9780316604420",
    deepLink: "newcombs-wildflower-guide",
    sortOrder: 70,
  },
  {
    categoryId: 8,
    title: "Caterpillars of Eastern North America",
    subtitle: "David L. Wagner · Princeton University Press, 2005",
    description:
      "<p>Nearly seven hundred caterpillars in clear photographs, with their food plants and some dry wit. A hole in a leaf stops being damage once you can put a name to it. Keep it by the back door with a hand lens.</p>",
    href: "https://press.princeton.edu/books/paperback/9780691121444/caterpillars-of-eastern-north-america",
    deepLink: "caterpillars-eastern",
    sortOrder: 80,
  },
  {
    categoryId: 8,
    title: "The Bees in Your Backyard",
    subtitle: "Joseph S. Wilson and Olivia Messinger Carril · Princeton University Press, 2016",
    description:
      "<p>Four thousand kinds of bees live in North America, and most people can name two. The chapters on nests are the useful ones for a gardener: who needs bare soil, who needs hollow stems, and why not to tidy either away.</p>",
    href: "https://press.princeton.edu/books/paperback/9780691160771/the-bees-in-your-backyard",
    deepLink: "bees-in-your-backyard",
    sortOrder: 90,
  },
  {
    categoryId: 8,
    title: "Attracting Native Pollinators",
    subtitle: "The Xerces Society · Storey Publishing, 2011",
    description:
      "<p>The handbook. Nest blocks with the right depth of hole, bloom calendars, sample plans for a yard or a farm edge. Where fashions in bee hotels have run ahead of sense, it gives measurements.</p>",
    href: "https://www.worldcat.org/isbn/9781603426954",
    deepLink: "attracting-native-pollinators",
    sortOrder: 100,
  },
  {
    categoryId: 8,
    title: "Garden Revolution",
    subtitle: "Larry Weaner and Thomas Christopher · Timber Press, 2016",
    description:
      "<p>On meadows made by people who wait. Weaner lets plants seed, move and fight it out, and steps in with a string trimmer rather than a spade. I sowed mine too thick; this book explains, kindly, what happened next.</p>",
    href: "https://www.worldcat.org/isbn/9781604696165",
    deepLink: "garden-revolution",
    sortOrder: 110,
  },
  {
    categoryId: 8,
    title: "Noah's Garden",
    subtitle: "Sara Stein · Houghton Mifflin, 1993",
    description:
      "<p>Stein cleaned up her acres, noticed that the birds and frogs had gone, and spent the rest of the book asking them back. It is a confession and a story before it is advice, and the best-written volume on this shelf.</p>",
    href: "https://www.worldcat.org/isbn/9780395709405",
    deepLink: "noahs-garden",
    sortOrder: 120,
  },
  {
    categoryId: 8,
    title: "The Humane Gardener",
    subtitle: "Nancy Lawson · Princeton Architectural Press, 2017",
    description:
      '<p>What to do about the rabbits, the moles and the <a href="/fauna/opossum">opossum</a>? Mostly, get to know them. Lawson visits gardeners who have made peace with animals the catalogs call pests, and their plots look none the worse.</p>',
    href: "https://www.worldcat.org/isbn/9781616895549",
    deepLink: "the-humane-gardener",
    sortOrder: 130,
  },
  {
    categoryId: 8,
    title: "The Sibley Guide to Birds",
    subtitle: "David Allen Sibley · Alfred A. Knopf, second edition 2014",
    description:
      '<p>Too heavy for the pocket, right for the windowsill. Every plumage is painted the same way in the same pose, so you compare like with like: a drab fall <a href="/fauna/goldfinch">goldfinch</a> stops being a puzzle.</p>',
    href: "https://www.worldcat.org/isbn/9780307957900",
    deepLink: "sibley-guide-to-birds",
    sortOrder: 140,
  },
];
