import type { AnimalSeed } from "../types";

/** The two reptiles of the roster. */
export const reptiles: AnimalSeed[] = [
  {
    keyId: "boxturtle",
    nameCommon: "Eastern box turtle",
    nameScientific: "Terrapene carolina",
    aka: "",
    classTax: "Reptilia",
    order: "Testudines",
    family: "Emydidae",
    notesShort:
      "Shuts its door on trouble; lives for decades within a few acres of its birthplace.",
    notes: `<p>He came out of the rain garden on a wet morning in July 2022, red-eyed, which is how we know that he is a he, with a chip out of the shell over the left hind leg. He has been back each summer. A box turtle’s whole world is a few acres, learned by heart, and one carried off to a “better place” spends years trying to walk home. So we take a picture and step aside.</p>
<p>Slugs, snails, mushrooms, earthworms and fallen fruit are the diet. In July he visits the <a href="/flora/mayapple">mayapples</a> at the woodland edge, whose ripe fruit hardly any other animal spreads so well, and seeds that have been through a turtle come up the better. Black cherries and <a href="/flora/elderberry">elderberries</a> follow.</p>
<p>He digs in for the winter under deep leaves, only inches down. We mow high, by daylight, after walking the grass; we keep a gap of six inches under the west fence; and the leaves stay.</p>`,
    links: [
      {
        text: "Terrapene carolina, Animal Diversity Web",
        href: "https://animaldiversity.org/accounts/Terrapene_carolina/",
      },
      {
        text: "Eastern Box Turtle, NWF Wildlife Guide",
        href: "https://www.nwf.org/Educational-Resources/Wildlife-Guide/Reptiles/Eastern-Box-Turtle",
      },
    ],
  },
  {
    keyId: "garter",
    nameCommon: "Common garter snake",
    nameScientific: "Thamnophis sirtalis",
    aka: "Garden snake",
    classTax: "Reptilia",
    order: "Squamata",
    family: "Colubridae",
    notesShort: "Three pale stripes sliding off a warm stone; harmless, and good at slugs.",
    notes: `<p>On bright days from March to November somebody is lying on the south side of the log pile, drawn out thin along a log like a forgotten bootlace. It has a yellowish stripe down the back, one on each side, and no wish to meet us. Held, it smells abominably. There is no other harm in it to speak of.</p>
<p>Garter snakes are born alive, twenty or so in August, each the length of a pencil, and left to find their own worms and slugs. Grown ones take frogs and <a href="/fauna/amtoad">toads</a>, whose poison they can stand, and now and then a mouse. They are eaten in turn by hawks, crows and cats.</p>
<p>The winter is spent below the frost, several together, in a crevice or an old burrow. A rubble heap under the stone edging was built for that in 2023, with <a href="/flora/pennsedge">Pennsylvania sedge</a> and <a href="/flora/littleblue">little bluestem</a> for cover at the door. We use no bird netting low on the vegetables, because snakes die in it.</p>`,
    links: [
      {
        text: "Thamnophis sirtalis, Animal Diversity Web",
        href: "https://animaldiversity.org/accounts/Thamnophis_sirtalis/",
      },
    ],
  },
];
