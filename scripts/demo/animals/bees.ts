import type { AnimalSeed } from "../types";

/** The four bees of the roster. */
export const bees: AnimalSeed[] = [
  {
    keyId: "bumblebee",
    nameCommon: "Common eastern bumble bee",
    nameScientific: "Bombus impatiens",
    aka: "",
    classTax: "Insecta",
    order: "Hymenoptera",
    family: "Apidae",
    notesShort:
      "The bee of every month from March to November; it shakes pollen loose with a buzz.",
    notes: `<p>In the last days of March a queen comes low over the leaves, zigzagging, looking into holes. She has slept alone in the soil since October, and she now wants an old mouse burrow, <a href="/flora/springbeau">spring beauties</a> for breakfast, and <a href="/flora/bluebells">Virginia bluebells</a> soon after. If she finds them, there will be some hundreds of daughters by August.</p>
<p>Bumble bees fly when it is too cold and wet for others. They hang upside down from <a href="/flora/blueberry">blueberry</a> bells and hum until the pollen drops; they force open the closed mouths of <a href="/flora/turtlehead">turtlehead</a> and the keel of <a href="/flora/wildindigo">wild indigo</a>. At the end, on <a href="/flora/neaster">New England aster</a>, one finds old males asleep under the flowers with dew on their backs.</p>
<p>They need bloom without a gap, and ground nobody digs. The nest of 2023 was under a clump of little bluestem, a yard from the path, and never troubled anyone who did not stand on it.</p>`,
    links: [
      {
        text: "Bombus impatiens, BugGuide",
        href: "https://bugguide.net/node/view/56797",
      },
      {
        text: "Bumble Bee Watch",
        href: "https://www.bumblebeewatch.org/",
      },
    ],
  },
  {
    keyId: "carpentbee",
    nameCommon: "Eastern carpenter bee",
    nameScientific: "Xylocopa virginica",
    aka: "",
    classTax: "Insecta",
    order: "Hymenoptera",
    family: "Apidae",
    notesShort:
      "Shiny-tailed, loud and harmless in the male; she drills a hole as round as a dime.",
    notes: `<p>The one that hovers before your nose in April, staring, is a male. He has a white face and no sting, and is only asking whether you are a female carpenter bee.</p>
<p>She is black-faced and busy. With her jaws she cuts a half-inch tunnel into weathered softwood, turns along the grain, and lays up loaves of pollen with an egg on each. She eats none of the wood. Grown young spend the winter in the same galleries, and old tunnels are used for years. Our bees have a cedar beam of their own, hung by the vegetable fence in 2022; the porch was painted the same spring, and they respect paint.</p>
<p>On long narrow tubes such as <a href="/flora/penstemon">beardtongue</a> they cheat, slitting the base for the nectar. But the <a href="/flora/maypop">purple passionflower</a> would set hardly a fruit without them, since a smaller bee does not reach its anthers, and <a href="/flora/wildindigo">wild indigo</a> opens under their weight.</p>`,
    links: [
      {
        text: "Xylocopa virginica, Animal Diversity Web",
        href: "https://animaldiversity.org/accounts/Xylocopa_virginica/",
      },
      {
        text: "Bring Back the Pollinators, Xerces Society",
        href: "https://www.xerces.org/bring-back-the-pollinators",
      },
    ],
  },
  {
    keyId: "masonbee",
    nameCommon: "Blue orchard bee",
    nameScientific: "Osmia lignaria",
    aka: "Orchard mason bee",
    classTax: "Insecta",
    order: "Hymenoptera",
    family: "Megachilidae",
    notesShort: "A dark blue bee of early spring that walls its nest with mud.",
    notes: `<p>Her season is short: six weeks or so, on either side of the bloom of <a href="/flora/servicebry">serviceberry</a> and <a href="/flora/redbud">redbud</a>. In that time a mason bee fills one narrow tunnel after another. Pollen, egg, mud wall; pollen, egg, mud wall; and a thick plug at the door. Females go to the back and males to the front, since the males come out first.</p>
<p>She carries pollen dry on the brush of her belly and drops a good deal of it, which is exactly what an apple or a <a href="/flora/blueberry">blueberry</a> wants.</p>
<p>By fall the young are adult bees in their cocoons, and there they wait for spring. So old holes are the thing to keep: beetle borings in the log pile, and the dead canes of the <a href="/flora/elderberry">elderberry</a>, cut to stubs of different heights and left to stand for two years. We gave up the big drilled bee hotel in 2023, after finding it full of mites. A mud puddle by the rain garden, kept wet in April, has done more.</p>`,
    links: [
      {
        text: "Osmia lignaria, BugGuide",
        href: "https://bugguide.net/node/view/103986",
      },
      {
        text: "Blue Orchard Bee, University of Florida Featured Creatures",
        href: "https://entnemdept.ufl.edu/creatures/MISC/BEES/blue_orchard_bee.htm",
      },
    ],
  },
  {
    keyId: "sweatbee",
    nameCommon: "Green sweat bee",
    nameScientific: "Agapostemon virescens",
    aka: "Bicolored striped sweat bee",
    classTax: "Insecta",
    order: "Hymenoptera",
    family: "Halictidae",
    notesShort: "A splinter of green metal on a coneflower, with a black-and-white striped tail.",
    notes: `<p>People take it for a beetle, or a bit of foil. The front half of the female is emerald, the hind half black with neat white bands; the male’s stripes are yellow. She is about as long as a thumbnail is wide.</p>
<p>Several females share one front door in bare or thin soil, and below it each digs and stocks her own rooms, like tenants in a walk-up. One usually stands guard with her head in the hole. The mothers of May are those that mated last fall and slept out the winter underground; their sons and daughters fly from July to frost.</p>
<p>A short tongue calls for open flowers. <a href="/flora/coneflower">Coneflower</a>, <a href="/flora/coreopsis">lanceleaf coreopsis</a>, <a href="/flora/blackeyed">black-eyed Susan</a> and <a href="/flora/aroaster">aromatic aster</a> cover the whole season. Nesting is the harder half: landscape fabric and three inches of bark shut them out. Since 2022 one strip of the patio bed has stayed unmulched, sunny and poor, and has nine doors in it.</p>`,
    links: [
      {
        text: "Agapostemon virescens, López-Uribe Lab, Penn State",
        href: "https://lopezuribelab.com/halictidae/agapostemon-virescens/",
      },
      {
        text: "Bring Back the Pollinators, Xerces Society",
        href: "https://www.xerces.org/bring-back-the-pollinators",
      },
    ],
  },
];
