import type { AnimalSeed } from "../types";

/** The three spiders of the roster. */
export const spiders: AnimalSeed[] = [
  {
    keyId: "gardenspid",
    nameCommon: "Yellow garden spider",
    nameScientific: "Argiope aurantia",
    aka: "Black-and-yellow garden spider, Writing spider",
    classTax: "Arachnida",
    order: "Araneae",
    family: "Araneidae",
    notesShort: "Sits head down on a zigzag of white silk, in the same spot, all of late summer.",
    notes: `<p>By August she is the largest spider in the garden, black and lemon yellow, and children bring their friends. Her wheel may be two feet across. Each night she takes most of it down, eats it and spins it anew; why she adds the white zigzag in the middle nobody knows for certain.</p>
<p>Grasshoppers, wasps, flies and now and then a bee are wrapped before they have stopped moving. The web needs two firm uprights and a flyway between them, and tall perennials left unstaked supply it: <a href="/flora/ironweed">ironweed</a> and <a href="/flora/bigblue">big bluestem</a> at the back of the front meadow, <a href="/flora/obedient">obedient plant</a> by the patio. In 2023 one stood for seven weeks across the meadow path. The path was moved.</p>
<p>She dies with the frost. The brown paper flask hung from a stem nearby holds her young, hatched in fall and waiting inside until spring, several hundred to a sac. That is one more reason to cut nothing down in October.</p>`,
    links: [
      {
        text: "Argiope aurantia, Animal Diversity Web",
        href: "https://animaldiversity.org/accounts/Argiope_aurantia/",
      },
      {
        text: "Black-and-Yellow Garden Spider, Missouri Conservationist",
        href: "https://mdc.mo.gov/conmag/2017-10/wild-guide",
      },
    ],
  },
  {
    keyId: "jumpspider",
    nameCommon: "Bold jumping spider",
    nameScientific: "Phidippus audax",
    aka: "Daring jumping spider",
    classTax: "Arachnida",
    order: "Araneae",
    family: "Salticidae",
    notesShort: "Turns around to look at you, and has the eyes to do it.",
    notes: `<p>Bend down to a fence post on a sunny day and something bends up. Two large eyes in front, six more around, jaws of iridescent green, a body in black plush with a white spot: this spider sees more sharply than any fly it hunts, and seems to be making up its mind about you.</p>
<p>It spins no web to hunt. It stalks flies, beetles, moths, and caterpillars across the leaves, fastens a safety line, and leaps. A cucumber beetle on the vegetable fence is a usual breakfast; bees on <a href="/flora/blackeyed">black-eyed Susan</a> are usually too large.</p>
<p>At night and all winter it shuts itself into a silk sleeping bag, in a curled leaf, a split stalk of <a href="/flora/joepye">Joe-Pye weed</a>, or a crack of the fence. The winterers are half-grown, and sometimes several sleep side by side under one loose board: there were five in February 2024. We stopped scrubbing and painting that fence. It looks like driftwood now, and it is inhabited from end to end.</p>`,
    links: [
      {
        text: "Phidippus audax, Animal Diversity Web",
        href: "https://animaldiversity.org/accounts/Phidippus_audax/",
      },
    ],
  },
  {
    keyId: "crabspider",
    nameCommon: "Goldenrod crab spider",
    nameScientific: "Misumena vatia",
    aka: "Flower crab spider",
    classTax: "Arachnida",
    order: "Araneae",
    family: "Thomisidae",
    notesShort: "White on a white flower, yellow on a yellow one; the change takes days.",
    notes: `<p>Look for the bee that does not move. Nine times in ten there is a crab spider under it.</p>
<p>She sits in a flower with her front legs spread like a pair of tongs, and waits. On <a href="/flora/penstemon">foxglove beardtongue</a> in June she is white; when the <a href="/flora/wrinkgold">goldenrod</a> opens and she moves house, she lays yellow into her skin, which takes a week or three. Going back to white is quicker. The male is a quarter of her size, brown-legged, and easily taken for another animal.</p>
<p>Her prey is whatever comes to drink, flies mostly, but also bees and butterflies several times her weight. It seems hard on the pollinators. They have lived with her since long before gardens, and a bed in full bloom never lacks either.</p>
<p>In late summer she folds a leaf down, often of <a href="/flora/milkweed">milkweed</a>, over a flat sac of eggs and guards it until she dies. Young spiders winter in the litter at the foot of the stems. We leave both, litter and stems, until April.</p>`,
    links: [
      {
        text: "Misumena vatia, Animal Diversity Web",
        href: "https://animaldiversity.org/accounts/Misumena_vatia/",
      },
    ],
  },
];
