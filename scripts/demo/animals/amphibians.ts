import type { AnimalSeed } from "../types";

/** The four amphibians of the roster; names after Amphibian Species of the World. */
export const amphibians: AnimalSeed[] = [
  {
    keyId: "treefrog",
    nameCommon: "Gray treefrog",
    nameScientific: "Dryophytes versicolor",
    aka: "Eastern gray treefrog, Common gray treefrog",
    classTax: "Amphibia",
    order: "Anura",
    family: "Hylidae",
    notesShort:
      "Bark when it sits on bark, leaf when it sits on a leaf; a loud short trill at night.",
    notes: `<p>It spends the day flattened against the <a href="/flora/riverbirch">river birch</a>, exactly the gray of the place, and may be green by evening. Only a jump gives it away, with a flash of orange-yellow inside the thigh. Cope’s gray treefrog looks the same to the eye; the ear can tell, since ours has the slower, more musical trill.</p>
<p>From May into July males call after rain from the <a href="/flora/buttonbush">buttonbush</a> that leans over the pond. Eggs float there in small loose films, and the tadpoles, some with scarlet tails, are out of the water in about two months. They can manage that only where there are no fish to eat them. We never added any.</p>
<p>For the rest of the year it is a woodland animal. It eats moths, beetles and ants in the branches, and winters under leaves and bark, where it may freeze nearly half through and thaw unharmed. One has sat in the same watering-can spout on the patio three summers running.</p>`,
    links: [
      {
        text: "Hyla versicolor, Animal Diversity Web",
        href: "https://animaldiversity.org/accounts/Hyla_versicolor/",
      },
      {
        text: "AmphibiaWeb",
        href: "https://amphibiaweb.org/",
      },
    ],
  },
  {
    keyId: "amtoad",
    nameCommon: "American toad",
    nameScientific: "Anaxyrus americanus",
    aka: "Eastern American toad",
    classTax: "Amphibia",
    order: "Anura",
    family: "Bufonidae",
    notesShort: "The night watchman of the vegetable beds, with a spring song half a minute long.",
    notes: `<p>On the first warm wet nights of March a trill rises from the pond, high, level and dreamlike, and another joins it a shade lower. In a week it is over. Twin strings of black eggs lie wound about the stems of the <a href="/flora/marshmarig">marsh marigold</a>, and by early June toads no bigger than a pea are leaving the water by the hundred. We shut the mower away for ten days.</p>
<p>A grown toad comes back to one garden for years. By night it works the beds on foot: ants, beetles, cutworms, slugs. By day it backs into loose earth under a board, the log pile, or the big leaves of <a href="/flora/wildginger">wild ginger</a>, and in fall it digs itself below the frost.</p>
<p>It drinks through its skin, so whatever is sprayed on a plant is, in the end, poured over a toad. There are three clay saucers of water set into the ground, and two cracked pots lie on their sides by the vegetable fence. Both have tenants.</p>`,
    links: [
      {
        text: "Anaxyrus americanus, Animal Diversity Web",
        href: "https://animaldiversity.org/accounts/Anaxyrus_americanus/",
      },
      {
        text: "AmphibiaWeb",
        href: "https://amphibiaweb.org/",
      },
    ],
  },
  {
    keyId: "peeper",
    nameCommon: "Spring peeper",
    nameScientific: "Pseudacris crucifer",
    aka: "",
    classTax: "Amphibia",
    order: "Anura",
    family: "Hylidae",
    notesShort: "An inch of frog with a whistle that carries half a mile.",
    notes: `<p>They start in the last days of February, one voice, then three, in a rain that still feels like sleet. The whole singer would fit on a quarter. It is tan, with a rough X on its back, and blows up a throat sac nearly as large as itself for every note.</p>
<p>Peepers winter under leaves and loose bark and can freeze there, hearts stopped, with sugar in the cells for antifreeze. They want two things within a short hop of each other: a shallow, fishless pool that may dry up by fall, and old leaf litter under trees. Here it is forty steps from the rain garden to the woodland edge, and we have planted the way with <a href="/flora/foxsedge">fox sedge</a>, <a href="/flora/bluelobel">great blue lobelia</a> and ferns, so that no one need cross bare lawn.</p>
<p>Eggs are laid singly, stuck to sunken stems of <a href="/flora/blueflag">blue flag</a>. The first chorus was heard in 2023, the pond’s second spring. Ants, spiders and gnats are the fare, which again means no spray.</p>`,
    links: [
      {
        text: "Spring Peeper, NWF Wildlife Guide",
        href: "https://www.nwf.org/Educational-Resources/Wildlife-Guide/Amphibians/Spring-Peeper",
      },
      {
        text: "Pseudacris crucifer, Animal Diversity Web",
        href: "https://animaldiversity.org/accounts/Pseudacris_crucifer/",
      },
    ],
  },
  {
    keyId: "redback",
    nameCommon: "Eastern red-backed salamander",
    nameScientific: "Plethodon cinereus",
    aka: "Redback salamander",
    classTax: "Amphibia",
    order: "Caudata",
    family: "Plethodontidae",
    notesShort: "Has no lungs and needs no pond; lives whole under a log and a few leaves.",
    notes: `<p>Lift the bottom log on its north side, look for three seconds, and set it back exactly as it lay. There may be a slim dark thing with a brick-red stripe, or a plain gray one of the same kind. It breathes through its skin, which must stay damp, and so a dry log is a closed house.</p>
<p>This salamander never goes to water. In June the female hangs a small bunch of eggs, like grapes, from the roof of a hollow in rotten wood, and curls round them until they hatch, two months on, as finished salamanders. Each one holds a few square feet of ground and hunts it on wet nights for mites, springtails, ants and small worms. In frost it goes down old root channels.</p>
<p>Our pile is oak, half sunk, shaded by <a href="/flora/spicebush">spicebush</a> and bedded in <a href="/flora/foamflower">foamflower</a> and leaves. It was stacked in 2021, from the limbs of a neighbor’s tree. The first redback took until November 2024. Old wood cannot be hurried.</p>`,
    links: [
      {
        text: "Eastern Red-backed Salamander, Virginia Herpetological Society",
        href: "https://www.virginiaherpetologicalsociety.com/amphibians/salamanders/eastern-red-backed-salamander/index.php",
      },
      {
        text: "Plethodon cinereus, Animal Diversity Web",
        href: "https://animaldiversity.org/accounts/Plethodon_cinereus/",
      },
    ],
  },
];
