import type { ResourceSeed } from "../types";

/** Tips that visitors left, in their own words. */
export const visitors: ResourceSeed[] = [
  {
    categoryId: 13,
    title: "Leave the stems a foot tall",
    subtitle: "from Marjorie",
    description:
      "<p>“When you cut the meadow in March, don't go to the ground. I leave mine at a foot or so, all different heights. The little bees move into the cut ends the same summer and nobody sees the stubble by May.”</p>",
    href: "",
    deepLink: "stems-a-foot-tall",
    sortOrder: 10,
  },
  {
    categoryId: 13,
    title: "A stone in the birdbath",
    subtitle: "from Dell",
    description:
      "<p>“Put a flat rock in that birdbath! My grandson noticed the wasps and butterflies couldn't land. Now half of it is beach, and we get <a href=\"/fauna/goldfinch\">goldfinches</a> who wouldn't go in before. Scrub it twice a week while you're there.”</p>",
    href: "",
    deepLink: "stone-in-birdbath",
    sortOrder: 20,
  },
  {
    categoryId: 13,
    title: "Ask the road crew for wood chips",
    subtitle: "from Ines",
    description:
      "<p>“I got fourteen yards of chips for nothing by waving at a tree crew. Cardboard first, chips on top, plant through it in fall. By the next summer the lawn under there was worms. Ask what tree it was; I said no to the walnut.”</p>",
    href: "",
    deepLink: "free-wood-chips",
    sortOrder: 30,
  },
  {
    categoryId: 13,
    title: "Sow milkweed in December",
    subtitle: "from Tom",
    description:
      '<p>“You don\'t need the refrigerator trick. I sow <a href="/flora/milkweed">common milkweed</a> in old milk jugs, lid off, out on the steps from Christmas to April. The winter does it. Every jug came up, and I gave away sixty.”</p>',
    href: "",
    deepLink: "sow-milkweed-in-december",
    sortOrder: 40,
  },
  {
    categoryId: 13,
    title: "Turn off the porch light",
    subtitle: "from Priya",
    description:
      '<p>“We put a motion sensor and a yellow bulb on ours for the power bill. The next June my daughter counted eleven <a href="/fauna/firefly">fireflies</a> from the steps, where we never had one. Could be luck, but I\'d rather believe it.”</p>',
    href: "",
    deepLink: "porch-light",
    sortOrder: 50,
  },
  {
    categoryId: 13,
    title: "One red glove",
    subtitle: "from Walt",
    description:
      '<p>“Your <a href="/flora/virgcreep">Virginia creeper</a> has poison ivy in it behind the shed. Three leaves, middle one on a longer stalk. I keep one red glove for that job only, so I never scratch my nose with it. Nice <a href="/fauna/treefrog">frogs</a>.”</p>',
    href: "",
    deepLink: "one-red-glove",
    sortOrder: 60,
  },
];
