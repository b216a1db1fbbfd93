import type { AnimalSeed } from "../types";

/** The other five insects of the roster. */
export const insects: AnimalSeed[] = [
  {
    keyId: "lacewing",
    nameCommon: "Green lacewing",
    nameScientific: "Chrysoperla rufilabris",
    aka: "Red-lipped green lacewing, Aphid lion (larva)",
    classTax: "Insecta",
    order: "Neuroptera",
    family: "Chrysopidae",
    notesShort: "Gauze wings and gold eyes; its young eat aphids by the hundred.",
    notes: `<p>An egg on a hair. That is how one first meets a lacewing: a dozen pale grains, each on its own thread, under a leaf of <a href="/flora/swampmilk">swamp milkweed</a> that is crusted with yellow aphids. The mother sets them on stalks because the firstborn would otherwise eat the rest.</p>
<p>The larva is a tiny alligator with sickles for jaws. It lifts an aphid off its feet and drains it, and does so a few hundred times before it spins a white ball of silk. The adult in this species is gentler and lives on pollen, nectar and honeydew, of which <a href="/flora/boneset">boneset</a>, <a href="/flora/mtnmint">mountain mint</a> and <a href="/flora/wrinkgold">goldenrod</a> give plenty.</p>
<p>Adults winter under bark and in dead leaves, turning from green to straw, and go green again in spring. In June 2023 we counted aphids on one milkweed stem and did nothing; nine days later there were none to count. The hardest skill here was waiting.</p>`,
    links: [
      {
        text: "Chrysoperla rufilabris, BugGuide",
        href: "https://bugguide.net/node/view/245329",
      },
    ],
  },
  {
    keyId: "whitetail",
    nameCommon: "Common whitetail",
    nameScientific: "Plathemis lydia",
    aka: "Long-tailed skimmer",
    classTax: "Insecta",
    order: "Odonata",
    family: "Libellulidae",
    notesShort: "The dragonfly with a chalk-white body that suns itself on the path.",
    notes: `<p>The pond was filled on a Saturday in April 2022. On the second Sunday in June a male whitetail owned it. He sat on the flat stone, dashed out over six feet of water, raised his white abdomen at a rival and came back to the stone. Nothing had been stocked or introduced. They find water themselves.</p>
<p>The female is brown, with three dark patches on each wing and a dotted side. She lays by tapping the surface with her tail in flight, a few hundred eggs at a visit. The nymphs crouch in the mud at the bottom for most of a year and eat mosquito larvae, mayfly nymphs and small tadpoles; in spring they climb a stem of <a href="/flora/blueflag">blue flag</a> or <a href="/flora/foxsedge">fox sedge</a> by night and leave a dry husk there.</p>
<p>A whitetail pond has sun, plants that stand in the water, mud, no fish and no pump running. The stone matters as well. Leave something warm to sit on.</p>`,
    links: [
      {
        text: "Plathemis lydia, BugGuide",
        href: "https://bugguide.net/node/view/603",
      },
      {
        text: "Odonata Central",
        href: "https://www.odonatacentral.org/",
      },
    ],
  },
  {
    keyId: "firefly",
    nameCommon: "Common eastern firefly",
    nameScientific: "Photinus pyralis",
    aka: "Big dipper firefly, Lightning bug",
    classTax: "Insecta",
    order: "Coleoptera",
    family: "Lampyridae",
    notesShort: "Writes a yellow J in the dusk, and waits for an answer from the grass.",
    notes: `<p>Half an hour after sunset in June the males come up out of the grass. Each dips, lights as he rises, and so draws a J in the air; then he hangs dark for five or six seconds. If a female on a low leaf likes the hand he writes, she gives one flash back, two seconds later. The whole conversation can be followed from a lawn chair.</p>
<p>That is two weeks out of a life of one or two years. The rest is spent in damp soil and rotting wood, as an armored larva that tracks earthworms, snails and slugs. Fireflies are therefore made of leaf litter, moisture, and ground that is left in peace.</p>
<p>We turned off the floodlights in 2021, let the front meadow grow, and keep leaves under the <a href="/flora/foxsedge">fox sedge</a> and the <a href="/flora/switchgras">switchgrass</a>. No grub treatment has been used since. In the first summer we saw four. In 2025 we could not count them.</p>`,
    links: [
      {
        text: "Firefly conservation, Xerces Society",
        href: "https://www.xerces.org/endangered-species/fireflies",
      },
      {
        text: "Photinus pyralis, Animal Diversity Web",
        href: "https://animaldiversity.org/accounts/Photinus_pyralis/",
      },
    ],
  },
  {
    keyId: "katydid",
    nameCommon: "Common true katydid",
    nameScientific: "Pterophylla camellifolia",
    aka: "Northern true katydid, Rough-winged katydid",
    classTax: "Insecta",
    order: "Orthoptera",
    family: "Tettigoniidae",
    notesShort: "The rasping argument in the treetops on every warm night from July to frost.",
    notes: `<p>Katy did; Katy didn’t. One tree says it and the next denies it, and by ten o’clock of an August night the whole woodland edge is at it in two choirs. The pace follows the thermometer: brisk at eighty degrees, and by October a slow, hoarse word at a time.</p>
<p>The singer is seldom seen. It is two inches long, leaf-green and leaf-shaped, its wings cupped round the body like a bud, and in spite of them it scarcely flies; a katydid that falls walks back to a trunk and climbs. It eats leaves in the crown of the <a href="/flora/whiteoak">white oak</a>, and the <a href="/flora/blackchry">cherry</a> and <a href="/flora/redmaple">maple</a> near it. Eggs, flat and gray, are set into bark and young stems in late summer and stay through the winter.</p>
<p>There is only one way to have them, which is to have trees, and to leave their crowns unsprayed. The <a href="/fauna/screechowl">screech-owl</a> likes to have them too. We heard the first in 2021; he had been there all along.</p>`,
    links: [
      {
        text: "Songs of Insects",
        href: "https://songsofinsects.com/",
      },
      {
        text: "Common True Katydid, Maryland Biodiversity Project",
        href: "https://marylandbiodiversity.com/species/6222",
      },
    ],
  },
  {
    keyId: "milkbug",
    nameCommon: "Large milkweed bug",
    nameScientific: "Oncopeltus fasciatus",
    aka: "",
    classTax: "Insecta",
    order: "Hemiptera",
    family: "Lygaeidae",
    notesShort:
      "Orange and black and in crowds on the pods; a seed eater, and no danger to monarchs.",
    notes: `<p>Visitors ask what to do about them. Nothing is the answer, and the second answer is to look closer. The big ones have wings with a black band across orange; the small ones, red with black dots, are the same insect younger, and the whole family sits on one pod of <a href="/flora/milkweed">common milkweed</a> with their beaks in the seeds.</p>
<p>They do not bite leaves and do not hunt caterpillars. Like the <a href="/fauna/monarch">monarch</a> they store the poison of the plant and wear its colors, so each teaches birds to avoid the other. They also resemble it in going south: this far up, the cold kills those that stay, and each summer’s first bugs, here around the Fourth of July, have come with the wind.</p>
<p>Some seed is lost to them. <a href="/flora/swampmilk">Swamp milkweed</a> and <a href="/flora/bflyweed">butterfly weed</a> make far more than a garden can use. If you must save a few pods, tie a bit of netting over them in August and let the rest be.</p>`,
    links: [
      {
        text: "Oncopeltus fasciatus, BugGuide",
        href: "https://bugguide.net/node/view/504",
      },
    ],
  },
];
