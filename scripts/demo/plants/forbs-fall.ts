import type { PlantSeed } from "../types";
import { goBotany, ncState, usda, wildflower } from "./sources";

/** Forbs that close the year: asters, goldenrods and sneezeweed. */
export const fallForbs: PlantSeed[] = [
  {
    keyId: "neaster",
    nameCommon: "New England aster",
    nameScientific: "Symphyotrichum novae-angliae",
    aka: "Michaelmas daisy",
    type: "forb",
    sun: "F",
    moisture: "M",
    season: "fall",
    height: "3–6 ft",
    heightSort: 6,
    width: "2–3 ft",
    widthSort: 3,
    notesShort: "Purple and gold in late September: fuel for monarchs and for next year's queens.",
    notes: `<p>Two journeys begin at this plant. A <a href="/fauna/monarch">monarch</a> hatched here in September has some two thousand miles to fly and must turn nectar into fat on the way. A young queen <a href="/fauna/bumblebee">bumble bee</a> goes nowhere but underground, and her winter too is paid for in asters.</p>
<p>Other guests stay small: <a href="/fauna/pearlcres">pearl crescents</a> lay their eggs under aster leaves, and the little brown caterpillars pass the winter at the base, half grown. That is one more reason not to tidy in fall.</p>
<p>Its weakness is bare knees, since the lower leaves brown and drop by August. The cure is company. In the front meadow <a href="/flora/littleblue">little bluestem</a> hides them; at the patio I cut the stems to a foot in mid-June, which makes a bush three feet tall, just as floriferous and a week later.</p>
<p>Any soil that keeps some moisture will serve. Divide it in spring every third year. Seedlings vary from violet to rose, and none that I have seen was ugly.</p>`,
    links: [wildflower("SYNO2"), ncState("symphyotrichum-novae-angliae")],
  },
  {
    keyId: "aroaster",
    nameCommon: "Aromatic aster",
    nameScientific: "Symphyotrichum oblongifolium",
    aka: "Fall aster, Shale aster, Oblong-leaf aster",
    type: "forb",
    sun: "F",
    moisture: "D",
    season: "fall",
    height: "1–3 ft",
    heightSort: 3,
    width: "1–3 ft",
    widthSort: 3,
    notesShort:
      "The last big bloom of the year, a blue-violet dome still feeding bees in November.",
    notes: `<p>When frost has blackened the basil, this is still in flower. The plant makes a dense round cushion that you would take for a small shrub all summer; then about the tenth of October it vanishes beneath blue-violet daisies and stays so until Veterans Day if the nights are kind.</p>
<p>By then it is the only diner open. On a mild November noon I have counted <a href="/fauna/bumblebee">bumble bee</a> queens, <a href="/fauna/sweatbee">sweat bees</a>, hover flies, a late <a href="/fauna/redadmiral">red admiral</a> and a cloudless sulphur on a single clump.</p>
<p>In the wild it lives on shale barrens and limestone bluffs, so give it the spot where other things die of thirst. Ours is on the dry side of the patio, against the stone edge, and gets no water beyond rain. Wet clay in winter will kill it. Shear it by a third in June for a tighter dome. Brush the leaves as you pass and the air smells of balsam. With <a href="/flora/bflyweed">butterfly weed</a> in front, the same square yard is bright in June and again in October.</p>`,
    links: [wildflower("SYOB"), ncState("symphyotrichum-oblongifolium")],
  },
  {
    keyId: "wrinkgold",
    nameCommon: "Wrinkleleaf goldenrod",
    nameScientific: "Solidago rugosa",
    aka: "Rough-stemmed goldenrod, Rough goldenrod",
    type: "forb",
    sun: "F-P",
    moisture: "M-W",
    season: "fall",
    height: "3–5 ft",
    heightSort: 5,
    width: "2–3 ft",
    widthSort: 3,
    notesShort: "Not the cause of hay fever; rather the best-attended table in the fall garden.",
    notes: `<p>First, an acquittal. Goldenrod pollen is heavy and sticky and rides on insects; it does not blow. The sneezing in September is caused by ragweed, which blooms at the same time, in green, and is never noticed.</p>
<p>What goldenrods do cause is abundance. Well over a hundred kinds of caterpillar in the eastern states eat their leaves, and bees that fly in fall, some of them specialists on goldenrod pollen, depend on the flowers. <a href="/fauna/monarch">Monarchs</a> stop in. So does the <a href="/fauna/crabspider">goldenrod crab spider</a>, which can change, over several days, from white to yellow to suit, and the <a href="/fauna/firefly">firefly's</a> day-flying relatives.</p>
<p>This species sends its sprays outward in long arcs, like a firework caught at the top. It spreads by runners, moderately. I grow it at the rain garden's shoulder with <a href="/flora/neaster">New England aster</a>, because gold beside purple is the most visible invitation a bee can get. Moist soil, some sun, a spade around the edge each spring: no more than that.</p>`,
    links: [
      wildflower("SORU2"),
      goBotany("solidago/rugosa"),
      { text: "NWF Native Plant Finder", href: "https://nativeplantfinder.nwf.org/" },
    ],
  },
  {
    keyId: "bluestgold",
    nameCommon: "Blue-stemmed goldenrod",
    nameScientific: "Solidago caesia",
    aka: "Wreath goldenrod, Axillary goldenrod",
    type: "forb",
    sun: "P-S",
    moisture: "M-D",
    season: "fall",
    height: "1–3 ft",
    heightSort: 3,
    width: "1.5–2 ft",
    widthSort: 2,
    notesShort: "Goldenrod for the shade: arching wands with a tuft of bloom at every leaf.",
    notes: `<p>People who dread goldenrod have not met this one. It stays in its clump, grows in dry shade, and carries its flowers in small gold tufts all along a slender stem, the way a mantel is hung with greenery. A waxy bloom on the stem, purplish where you rub it, gives the name.</p>
<p>The woodland edge has little to offer insects in October. These wands are the exception, and on still afternoons they tremble with small bees, hover flies and <a href="/fauna/bumblebee">bumble bees</a> from the meadow, which by then has gone to seed. Later the gray tufts feed <a href="/fauna/junco">juncos</a> down from the north, and <a href="/fauna/chickadee">chickadees</a>.</p>
<p>It has stood dry oak-root soil under the <a href="/flora/whiteoak">white oak</a> since 2022 with no help after the first summer. Plant it in threes among <a href="/flora/pennsedge">Pennsylvania sedge</a>, where the stems can lean. Divide in early spring if you need more. Cutting back is a matter of taste; I let leaves bury the old stems and have never regretted it.</p>`,
    links: [goBotany("solidago/caesia"), ncState("solidago-caesia"), usda("SOCA4")],
  },
  {
    keyId: "sneezeweed",
    nameCommon: "Sneezeweed",
    nameScientific: "Helenium autumnale",
    aka: "Common sneezeweed, Helen's flower",
    type: "forb",
    sun: "F",
    moisture: "W-M",
    season: "fall",
    height: "3–5 ft",
    heightSort: 5,
    width: "2–3 ft",
    widthSort: 3,
    notesShort: "Hundreds of little yellow skirts over wet ground from late August to October.",
    notes: `<p>It was never an allergy. The leaves and heads were dried, powdered and sniffed, on purpose, to bring on a sneeze and clear the head; and the name has kept a fine plant out of gardens since.</p>
<p>Each flower is a round knob in a notched, swept-back skirt of clear yellow. A well-grown clump bears several hundred of them. Long-horned bees, <a href="/fauna/sweatbee">sweat bees</a>, soldier beetles and small butterflies keep them occupied from the end of August, when the rain garden would otherwise be at a loss, until well into October. <a href="/fauna/gardenspid">Garden spiders</a> like to sling their webs between its stems and the <a href="/flora/ironweed">ironweed</a>.</p>
<p>Wet soil and sun are the conditions, though it tolerates a dry week. Staking can be avoided by cutting to a foot in early June. Lift and split the clump every third spring, since its middle tires. Sap and leaves are bitter and toxic to livestock. Rabbits and deer take one bite and go on to something else.</p>`,
    links: [wildflower("HEAU"), ncState("helenium-autumnale")],
  },
];
