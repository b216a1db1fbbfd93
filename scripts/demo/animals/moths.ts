import type { AnimalSeed } from "../types";

/** The four moths of the roster. */
export const moths: AnimalSeed[] = [
  {
    keyId: "luna",
    nameCommon: "Luna moth",
    nameScientific: "Actias luna",
    aka: "Moon moth",
    classTax: "Insecta",
    order: "Lepidoptera",
    family: "Saturniidae",
    notesShort: "Pale green, long-tailed, without a working mouth; it lives about a week.",
    notes: `<p>It hung on the screen door at six in the morning in May 2023, as large as a hand, and did not move all day. A luna has no use for breakfast. The adult has no working mouth, only a week and one errand, which is done around midnight.</p>
<p>The long tails are more than ornament: they spin as it flies and throw off the sonar of bats. The caterpillars, fat and clear green, eat the leaves of birch in the north, and down here more often hickory, walnut, persimmon and sweetgum. Our <a href="/flora/riverbirch">river birch</a> is the likeliest nursery in the garden, with the neighbor’s sweetgum close behind.</p>
<p>The cocoon is a thin silk bag wrapped in a leaf, and it falls with the leaves. Whoever bags leaves in November bags lunas. At the woodland edge they lie as they come down, among <a href="/flora/foamflower">foamflower</a> and <a href="/flora/wildginger">wild ginger</a>. And the porch light is off, since a night spent circling a lamp is a seventh of a life.</p>`,
    links: [
      {
        text: "Actias luna, Butterflies and Moths of North America",
        href: "https://www.butterfliesandmoths.org/species/Actias-luna",
      },
      {
        text: "Actias luna, Animal Diversity Web",
        href: "https://animaldiversity.org/accounts/Actias_luna/",
      },
    ],
  },
  {
    keyId: "hummoth",
    nameCommon: "Hummingbird clearwing",
    nameScientific: "Hemaris thysbe",
    aka: "Hummingbird moth",
    classTax: "Insecta",
    order: "Lepidoptera",
    family: "Sphingidae",
    notesShort:
      "Flies by day, hovers, hums, and is reported to us each July as a baby hummingbird.",
    notes: `<p>There are no baby hummingbirds at flowers; the young stay in the nest until they are full-sized. What visitors see at the <a href="/flora/bergamot">wild bergamot</a> is a moth, olive above and wine-red behind, that wears windows. The scales fall from the middle of each wing on the first flight and leave it as clear as a fly’s.</p>
<p>It feeds in the air, front feet just touching the petals, with a tongue nearly as long as itself. <a href="/flora/beebalm">Scarlet bee balm</a>, <a href="/flora/woodphlox">woodland phlox</a>, <a href="/flora/blazing">blazing star</a> and <a href="/flora/penstemon">beardtongue</a> are worked one floret after another, and then it is gone.</p>
<p>The caterpillar is green with a horn behind, and eats <a href="/flora/arrowwood">arrowwood viburnum</a>, <a href="/flora/coralhoney">coral honeysuckle</a> and cherry leaves. It then goes down and spins a flimsy cocoon in the litter, on the soil, for the winter. We planted the shrubs for it and learned to leave the skirt of dead leaves beneath them. Seen every summer since 2022.</p>`,
    links: [
      {
        text: "Hemaris thysbe, Butterflies and Moths of North America",
        href: "https://www.butterfliesandmoths.org/species/Hemaris-thysbe",
      },
      {
        text: "Leave the Leaves, Xerces Society",
        href: "https://www.xerces.org/leave-the-leaves",
      },
    ],
  },
  {
    keyId: "woollybear",
    nameCommon: "Isabella tiger moth",
    nameScientific: "Pyrrharctia isabella",
    aka: "Woolly bear, Banded woolly bear",
    classTax: "Insecta",
    order: "Lepidoptera",
    family: "Erebidae",
    notesShort: "Everybody knows the caterpillar crossing the road; almost nobody knows the moth.",
    notes: `<p>Black at both ends and rust in the middle, it crosses the path in October as though late for a train. The width of the brown band says how old the caterpillar is and how well it has fed, and nothing at all about the coming winter.</p>
<p>What it is looking for is a bed. It curls up under bark, leaves or a log, and lets itself freeze, guarded by glycerol in its blood. On mild days it may get up and walk. In spring it eats a little more, spins a cocoon felted with its own bristles, and comes out as a modest buff-yellow moth that hardly anyone connects with it.</p>
<p>It is easy to feed: plantain, dandelion, <a href="/flora/violet">violets</a>, <a href="/flora/neaster">asters</a>, grasses. It is as easy to kill, with a leaf blower or a mower run once too often in fall. Our log pile, with <a href="/flora/pennsedge">Pennsylvania sedge</a> grown up around it, had seven under one slab of bark in December 2022. We put the slab back.</p>`,
    links: [
      {
        text: "Pyrrharctia isabella, Butterflies and Moths of North America",
        href: "https://www.butterfliesandmoths.org/species/Pyrrharctia-isabella",
      },
      {
        text: "Pyrrharctia isabella, Animal Diversity Web",
        href: "https://animaldiversity.org/accounts/Pyrrharctia_isabella/",
      },
    ],
  },
  {
    keyId: "cecropia",
    nameCommon: "Cecropia moth",
    nameScientific: "Hyalophora cecropia",
    aka: "Robin moth",
    classTax: "Insecta",
    order: "Lepidoptera",
    family: "Saturniidae",
    notesShort:
      "The largest native moth of North America, up to six inches and more from tip to tip.",
    notes: `<p>We have never seen the moth alive in flight. What we have is a cocoon: brown, papery, three inches long, bound lengthwise to a twig of the <a href="/flora/redosier">red-osier dogwood</a>, found when the leaves were down in November 2024. It was left alone. In the last week of May there was a wet hole at one end.</p>
<p>All the eating is done by the caterpillar, which finishes as long as a finger, sea-green, studded with knobs of red, yellow and blue. Its list is long: <a href="/flora/blackchry">black cherry</a>, <a href="/flora/redmaple">red maple</a>, birch, dogwood, elderberry. It feeds alone and high, and one can strip a twig without anyone’s noticing.</p>
<h3>What helps</h3>
<ul><li>Look over the twigs before winter pruning, and leave any that carry a cocoon.</li><li>Turn off the lights in May and June. A female calls by scent, and males come from a mile off, if no lamp detains them.</li><li>Do not spray trees for caterpillars.</li></ul>`,
    links: [
      {
        text: "Hyalophora cecropia, Butterflies and Moths of North America",
        href: "https://www.butterfliesandmoths.org/species/Hyalophora-cecropia",
      },
      {
        text: "Hyalophora cecropia, Animal Diversity Web",
        href: "https://animaldiversity.org/accounts/Hyalophora_cecropia/",
      },
    ],
  },
];
