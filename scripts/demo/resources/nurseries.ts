import type { ResourceSeed } from "../types";

/** Nurseries and seed houses that grow natives for the East. */
export const nurseries: ResourceSeed[] = [
  {
    categoryId: 10,
    title: "Prairie Moon Nursery",
    subtitle: "Winona, Minnesota · seed, bare root, plugs",
    description:
      '<p>Far away, but the catalog is a textbook, with germination codes that really work. Buy seed here for meadows and for patience; for Piedmont genes buy nearer home when you can. The <a href="/flora/bergamot">bergamot</a> came from a two-dollar packet.</p>',
    href: "https://www.prairiemoon.com/",
    deepLink: "prairie-moon",
    sortOrder: 10,
  },
  {
    categoryId: 10,
    title: "Izel Native Plants",
    subtitle: "Online, from Mid-Atlantic growers",
    description:
      '<p>Landscape plugs, sold by the flat to ordinary people. Plugs look like nothing in April, cost a third of a gallon pot and have caught up by the second summer. Most of the <a href="/flora/littleblue">little bluestem</a> here began as a flat of thirty-two.</p>',
    href: "https://www.izelplants.com/",
    deepLink: "izel-native-plants",
    sortOrder: 20,
  },
  {
    categoryId: 10,
    title: "Toadshade Wildflower Farm",
    subtitle: "Frenchtown, New Jersey · mail order",
    description:
      "<p>A small farm that ships perennials of the Northeast in pots, nursery-propagated, with species hard to find elsewhere. The right place for woodland plants, because there <strong>never</strong> is a question of where they were dug. Nothing was.</p>",
    href: "https://www.toadshade.com/",
    deepLink: "toadshade",
    sortOrder: 30,
  },
  {
    categoryId: 10,
    title: "Pinelands Nursery",
    subtitle: "Columbus, New Jersey · wholesale, with retail partners",
    description:
      "<p>Grown for restoration work on a big scale, much of it from seed collected in the region. A garden club that orders together can reach the minimum. Their podcast, <em>Native Plants, Healthy Planet</em>, is good company for weeding.</p>",
    href: "https://www.pinelandsnursery.com/",
    deepLink: "pinelands-nursery",
    sortOrder: 40,
  },
  {
    categoryId: 10,
    title: "North Creek Nurseries",
    subtitle: "Landenberg, Pennsylvania · wholesale",
    description:
      "<p>They sell to the trade, but look for their tag on plugs at garden centers, and use their site for the plant notes. Several good selections began here or close by. I prefer the straight species where they offer both.</p>",
    href: "https://www.northcreeknurseries.com/",
    deepLink: "north-creek",
    sortOrder: 50,
  },
  {
    categoryId: 10,
    title: "Ernst Conservation Seeds",
    subtitle: "Meadville, Pennsylvania · seed",
    description:
      "<p>Seed by the pound, with ecotypes named by state, so you can sow <em>North Carolina ecotype</em> or <em>Virginia ecotype</em> grasses and mean it. Ask for a mix without the filler. A quarter pound was plenty for our meadow.</p>",
    href: "https://www.ernstseed.com/",
    deepLink: "ernst-seeds",
    sortOrder: 60,
  },
  {
    categoryId: 10,
    title: "Roundstone Native Seed",
    subtitle: "Upton, Kentucky · seed",
    description:
      '<p>A family farm that grows and cleans natives of the upper South. Good for <a href="/flora/indiangras">Indiangrass</a>, milkweeds and partridge pea from stock that knows summer humidity. They answer the telephone and they ask about your soil first.</p>',
    href: "https://roundstoneseed.com/",
    deepLink: "roundstone",
    sortOrder: 70,
  },
  {
    categoryId: 10,
    title: "Earth Sangha Wild Plant Nursery",
    subtitle: "Springfield, Virginia · nonprofit",
    description:
      "<p>Local ecotypes in the strict sense: volunteers collect the seed from wild stands around Washington and grow it on. Selection is modest, provenance complete. Worth the drive from anywhere in the northern Piedmont, with a list and a large car.</p>",
    href: "https://www.earthsangha.org/",
    deepLink: "earth-sangha",
    sortOrder: 80,
  },
  {
    categoryId: 10,
    title: "Mellow Marsh Farm",
    subtitle: "Siler City, North Carolina · wetland and native plants",
    description:
      '<p>The place to go for wet feet. They grow for wetland and stream repair across the Southeast: sedges, rushes, shrubs and live stakes. <a href="/flora/buttonbush">Buttonbush</a> and <a href="/flora/foxsedge">fox sedge</a> belong to this school. Call before you visit.</p>',
    href: "https://www.mellowmarshfarm.com/",
    deepLink: "mellow-marsh",
    sortOrder: 90,
  },
  {
    categoryId: 10,
    title: "Chesapeake Natives",
    subtitle: "Upper Marlboro, Maryland · nonprofit",
    description:
      "<p>Volunteers grow plants from seed gathered, with permission, around the Bay. Open days in spring and fall only. What they know about each plant's home is worth as much as the plant, so go early and ask.</p>",
    href: "https://chesapeakenatives.org/",
    deepLink: "chesapeake-natives",
    sortOrder: 100,
  },
];
