import type { AnimalSeed } from "../types";

/** The four mammals of the roster. */
export const mammals: AnimalSeed[] = [
  {
    keyId: "chipmunk",
    nameCommon: "Eastern chipmunk",
    nameScientific: "Tamias striatus",
    aka: "",
    classTax: "Mammalia",
    order: "Rodentia",
    family: "Sciuridae",
    notesShort: "Five stripes, two cheek pouches, and a cellar full of acorns under the log pile.",
    notes: `<p>The burrow has a front door the width of a half-dollar, with no earth beside it; what was dug was carried away in the cheeks. Below are a bedroom and pantries enough to hold half a bushel. A chipmunk does not fatten for winter as a woodchuck does. It sleeps in bouts of several days, wakes, goes to the pantry, eats, and sleeps again.</p>
<p>Acorns of the <a href="/flora/whiteoak">white oak</a> are the main crop, with <a href="/flora/dogwood">dogwood</a> pits, cherry stones, mushrooms, slugs and the odd egg. Seeds that are hidden singly and forgotten come up in spring, and that is how a dogwood arrived in the rain garden. Tulip bulbs disappear, daffodils never, and the native <a href="/flora/mayapple">mayapples</a> look after themselves.</p>
<p>Give it a log pile, a stone edging with gaps, and a dense skirt of <a href="/flora/pennsedge">sedge</a> between one cover and the next. Ours has chucked at the same hour from the same log since the summer of 2022; three years is old for a chipmunk, so it may be a daughter by now.</p>`,
    links: [
      {
        text: "Tamias striatus, Animal Diversity Web",
        href: "https://animaldiversity.org/accounts/Tamias_striatus/",
      },
    ],
  },
  {
    keyId: "graysquirl",
    nameCommon: "Eastern gray squirrel",
    nameScientific: "Sciurus carolinensis",
    aka: "",
    classTax: "Mammalia",
    order: "Rodentia",
    family: "Sciuridae",
    notesShort: "Buries more than it finds again, and so plants a good part of the woods.",
    notes: `<p>A gray squirrel knows its acorns. Those of the <a href="/flora/whiteoak">white oak</a> sprout as soon as they fall, so it eats them on the spot, or bites out the germ before burying them; acorns of red oaks keep until spring and go into the ground whole. Each nut is put down singly, in a hole tamped shut with the nose. Many are never dug up. Six oak seedlings in the front meadow in 2024 had no other gardener.</p>
<p>Leaf nests sway in the crown of the <a href="/flora/redmaple">red maple</a>, but a hollow limb is preferred for young and for ice storms. In March they bite maple twigs and lick the sap; in May they eat the keys, in June mulberries, in fall whatever has a shell.</p>
<p>We have called a truce. The feeder stands on a pole with a baffle, ten feet from anything to jump from, new <a href="/flora/bluebells">bluebell</a> beds lie under chicken wire their first winter, and the acorns are all theirs.</p>`,
    links: [
      {
        text: "Sciurus carolinensis, Animal Diversity Web",
        href: "https://animaldiversity.org/accounts/Sciurus_carolinensis/",
      },
    ],
  },
  {
    keyId: "cottontail",
    nameCommon: "Eastern cottontail",
    nameScientific: "Sylvilagus floridanus",
    aka: "",
    classTax: "Mammalia",
    order: "Lagomorpha",
    family: "Leporidae",
    notesShort: "Eats clover by preference, asters by habit, and blueberry twigs in the snow.",
    notes: `<p>The nest is a shallow bowl in grass, lined with the mother’s own fur and covered with more. She visits only at dusk and dawn, for a few minutes, so as not to show the way; a nest found by day with nobody in it is not abandoned. Four kits left the one beside the <a href="/flora/dropseed">prairie dropseed</a> in May 2023. They were three weeks old and already on their own.</p>
<h3>Living together</h3>
<p>Summer rabbits prefer soft greens, and the clover in our mown paths saves many a bed. Winter rabbits eat bark and twigs, cut at a neat slant. Young <a href="/flora/blueberry">blueberries</a> and <a href="/flora/chokeberry">chokeberries</a> wear wire collars until they are waist-high, and the <a href="/flora/neaster">New England aster</a>, clipped twice by them in June, stands all the sturdier in September.</p>
<p>Brush piles and the thick foot of the <a href="/flora/ninebark">ninebark</a> hide them from hawks. Before mowing we walk the strip first, slowly, looking down.</p>`,
    links: [
      {
        text: "Sylvilagus floridanus, Animal Diversity Web",
        href: "https://animaldiversity.org/accounts/Sylvilagus_floridanus/",
      },
      {
        text: "Wildlife Guide, National Wildlife Federation",
        href: "https://www.nwf.org/Educational-Resources/Wildlife-Guide",
      },
    ],
  },
  {
    keyId: "opossum",
    nameCommon: "Virginia opossum",
    nameScientific: "Didelphis virginiana",
    aka: "Possum",
    classTax: "Mammalia",
    order: "Didelphimorphia",
    family: "Didelphidae",
    notesShort: "Our only marsupial: slow, mild, nocturnal, and interested in the compost.",
    notes: `<p>The night camera by the log pile catches it around eleven, gray, unhurried, with a face like a paper mask. It is the one marsupial of North America north of Mexico. The young are born the size of a bean, grow up in the pouch, and later ride on the mother’s back; in June 2024 she went by with seven passengers.</p>
<p>An opossum tidies. Fallen <a href="/flora/pawpaw">pawpaws</a> and <a href="/flora/blackchry">black cherries</a>, snails, beetles, mice, carrion, the <a href="/flora/maypop">maypops</a> that roll off the fence: all is eaten on the spot. It can eat copperheads, being nearly proof against their venom. It dens by day in a hollow log or an old groundhog hole, a different one every few nights, and carries leaves there in a loop of its tail.</p>
<p>It does not hibernate, and frost costs it the tips of its ears. A deep brush pile is the kindest gift. Ours is rebuilt each fall and is never burned or moved between November and April.</p>`,
    links: [
      {
        text: "Virginia Opossum, NWF Wildlife Guide",
        href: "https://www.nwf.org/Educational-Resources/Wildlife-Guide/Mammals/Virginia-Opossum",
      },
      {
        text: "Didelphis virginiana, Animal Diversity Web",
        href: "https://animaldiversity.org/accounts/Didelphis_virginiana/",
      },
    ],
  },
];
