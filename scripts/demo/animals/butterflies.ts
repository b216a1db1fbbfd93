import type { AnimalSeed } from "../types";

/** The seven butterflies of the roster. */
export const butterflies: AnimalSeed[] = [
  {
    keyId: "monarch",
    nameCommon: "Monarch",
    nameScientific: "Danaus plexippus",
    aka: "Milkweed butterfly",
    classTax: "Insecta",
    order: "Lepidoptera",
    family: "Nymphalidae",
    notesShort:
      "Raised on milkweed alone; the fall brood flies to the mountains of central Mexico.",
    notes: `<p>A female tastes a leaf with her feet, and if it is milkweed she curls her abdomen under it and leaves one egg, cream-colored and ribbed like a melon. Nothing else will do. In this garden most eggs are laid on <a href="/flora/swampmilk">swamp milkweed</a> in the rain garden, and on young regrowth of the <a href="/flora/milkweed">common milkweed</a> we cut back by half at the end of June.</p>
<h3>A relay</h3>
<p>The butterflies of May and of July live a few weeks. Those that hatch in September are built differently: they do not breed, they fly. Their fuel is <a href="/flora/blazing">blazing star</a>, <a href="/flora/wrinkgold">goldenrod</a> and <a href="/flora/neaster">New England aster</a>, and the asters must not be cut before they bloom. We counted nineteen on one warm October noon in 2024.</p>
<p>We plant no tropical milkweed; the native kinds die back in fall, just when monarchs should be leaving. And we leave the <a href="/fauna/milkbug">milkweed bugs</a> in peace.</p>`,
    links: [
      {
        text: "Monarch conservation, Xerces Society",
        href: "https://www.xerces.org/monarchs",
      },
      {
        text: "Monarch migration, Journey North",
        href: "https://journeynorth.org/monarchs",
      },
      {
        text: "Danaus plexippus, Butterflies and Moths of North America",
        href: "https://www.butterfliesandmoths.org/species/Danaus-plexippus",
      },
    ],
  },
  {
    keyId: "tigerswal",
    nameCommon: "Eastern tiger swallowtail",
    nameScientific: "Papilio glaucus",
    aka: "",
    classTax: "Insecta",
    order: "Lepidoptera",
    family: "Papilionidae",
    notesShort: "Big, yellow and striped; some females are born black.",
    notes: `<p>The males are always yellow. The females come in two kinds, yellow and nearly black, and the dark ones pass for the bad-tasting pipevine swallowtail, which is no small advantage among hungry birds. Hold one to the light and the stripes are still there.</p>
<p>Eggs go on <a href="/flora/blackchry">black cherry</a> and, two gardens over, on an old tulip tree. A young caterpillar is the exact image of a bird dropping; an old one is green, swollen in front, with two painted eyes, and rests on a silk mat in a leaf that curls around it. The last brood winters as a chrysalis that could be a broken twig.</p>
<p>Adults want large flowers they can land on. <a href="/flora/joepye">Joe-Pye weed</a> in late July is the place to stand: eleven at once in 2023. Males also gather at wet mud for salts, and for that the rim of the rain garden is never planted quite full.</p>`,
    links: [
      {
        text: "Papilio glaucus, Butterflies and Moths of North America",
        href: "https://www.butterfliesandmoths.org/species/Papilio-glaucus",
      },
      {
        text: "Papilio glaucus, Animal Diversity Web",
        href: "https://animaldiversity.org/accounts/Papilio_glaucus/",
      },
    ],
  },
  {
    keyId: "blackswal",
    nameCommon: "Black swallowtail",
    nameScientific: "Papilio polyxenes",
    aka: "Parsleyworm (caterpillar)",
    classTax: "Insecta",
    order: "Lepidoptera",
    family: "Papilionidae",
    notesShort: "The gardener plants parsley for the soup and a second row for this one.",
    notes: `<p>Every striped green caterpillar on the dill is going to be a butterfly, and a gardener who has learned that plants more dill. This is the one swallowtail of the vegetable beds. It feeds on the carrot family only: dill, fennel, parsley, carrot tops, and wild relatives.</p>
<p>Touched, it puts out a forked orange horn and a smell of rancid butter. Nobody touches it twice. When it has finished it walks, sometimes twenty feet, to find a stem or a fence board, and slings itself there by a silk thread; the color of the chrysalis follows the color of the support, green or brown. The fall ones stay until April, which is why we look over the vegetable fence before scrubbing anything.</p>
<p>The butterflies drink at <a href="/flora/coneflower">coneflowers</a>, <a href="/flora/swampmilk">swamp milkweed</a> and <a href="/flora/woodphlox">woodland phlox</a>. Since 2022 there has been a spare row of parsley outside the fence. It gets eaten to the ground in August and is back by September.</p>`,
    links: [
      {
        text: "Papilio polyxenes, Butterflies and Moths of North America",
        href: "https://www.butterfliesandmoths.org/species/Papilio-polyxenes",
      },
      {
        text: "Black Swallowtail, NWF Wildlife Guide",
        href: "https://www.nwf.org/Educational-Resources/Wildlife-Guide/Invertebrates/Black-Swallowtail",
      },
    ],
  },
  {
    keyId: "spiceswal",
    nameCommon: "Spicebush swallowtail",
    nameScientific: "Papilio troilus",
    aka: "Green-clouded swallowtail",
    classTax: "Insecta",
    order: "Lepidoptera",
    family: "Papilionidae",
    notesShort:
      "Its caterpillar folds itself into a spicebush leaf and stares out like a small snake.",
    notes: `<p>Unfold a <a href="/flora/spicebush">spicebush</a> leaf that has been stitched shut along the middle, and something with enormous eyes looks up. The eyes are paint. The real ones are specks beneath, and the whole front end is a mask to startle <a href="/fauna/chickadee">chickadees</a>.</p>
<p>The caterpillar stays in its folded leaf by day and comes out at night to eat. It can grow on sassafras too, but here it has five spicebushes at the woodland edge, planted in 2021 as knee-high whips. The first eggs were found two summers later. Before it pupates it turns from green to a rich orange-yellow; the last chrysalids of the year hang on through winter, so we do not shear or clean under those shrubs.</p>
<p>The adult is black with a wash of blue-green on the hind wing, and flutters without stopping as it drinks. Look for it on <a href="/flora/bergamot">wild bergamot</a>, <a href="/flora/cardflower">cardinal flower</a> and <a href="/flora/clethra">sweet pepperbush</a>.</p>`,
    links: [
      {
        text: "Papilio troilus, Butterflies and Moths of North America",
        href: "https://www.butterfliesandmoths.org/species/Papilio-troilus",
      },
      {
        text: "Papilio troilus, Animal Diversity Web",
        href: "https://animaldiversity.org/accounts/Papilio_troilus/",
      },
    ],
  },
  {
    keyId: "fritillary",
    nameCommon: "Great spangled fritillary",
    nameScientific: "Argynnis cybele",
    aka: "",
    classTax: "Insecta",
    order: "Lepidoptera",
    family: "Nymphalidae",
    notesShort: "Silver-spotted, orange, long-lived; every one of them began on a violet.",
    notes: `<p>The lawn people pull violets. We quit, and four years later we had fritillaries.</p>
<p>The story takes a whole year. In late summer a female walks about on the ground near <a href="/flora/violet">common blue violets</a>, some of them already withered, and lays her eggs in the litter. The caterpillars hatch in fall, eat nothing, and creep under the leaves to wait. When the violets come up in spring they feed by night and hide by day, black and spiny; hardly anyone has ever seen one. The butterflies appear in June, one generation only.</p>
<p>They are large and quick, and settle on <a href="/flora/milkweed">common milkweed</a>, <a href="/flora/coneflower">coneflower</a> and <a href="/flora/bergamot">bergamot</a>. The females drop from sight in the heat, then come back in August, a little ragged, to <a href="/flora/ironweed">ironweed</a>. First seen here on June 14, 2025. Leaves under the woodland edge are neither raked nor blown: the whole next year lies in them, smaller than a grain of rice.</p>`,
    links: [
      {
        text: "Great Spangled Fritillary, Missouri Department of Conservation",
        href: "https://mdc.mo.gov/discover-nature/field-guide/great-spangled-fritillary",
      },
      {
        text: "Leave the Leaves, Xerces Society",
        href: "https://www.xerces.org/leave-the-leaves",
      },
    ],
  },
  {
    keyId: "redadmiral",
    nameCommon: "Red admiral",
    nameScientific: "Vanessa atalanta",
    aka: "",
    classTax: "Insecta",
    order: "Lepidoptera",
    family: "Nymphalidae",
    notesShort: "A restless dark butterfly with a red sash; likes sap, sun and the tops of hats.",
    notes: `<p>It claims a patch of late-afternoon sun on the patio, circles, comes back to the same flagstone, and will sit on a sleeve if the sleeve is standing there. Males hold such posts for an hour or two and chase away everything, birds included.</p>
<p>Sap from a wounded <a href="/flora/redmaple">maple</a>, a split peach, even a dropping will please it better than most flowers. When it does visit them it chooses <a href="/flora/coneflower">coneflower</a>, <a href="/flora/mtnmint">mountain mint</a>, and on the last warm days the <a href="/flora/aroaster">aromatic aster</a>.</p>
<p>The caterpillars live on nettles and their kin, each in a leaf drawn together with silk. We do not grow stinging nettle for love; we let its stingless cousin, false nettle, keep the damp shade behind the rain garden. Numbers swing with the migration from the south. In the spring of 2024 there were dozens; the next year, three. A dish of overripe fruit on the log pile is all the hospitality they ask.</p>`,
    links: [
      {
        text: "Vanessa atalanta, Butterflies and Moths of North America",
        href: "https://www.butterfliesandmoths.org/species/Vanessa-atalanta",
      },
      {
        text: "Vanessa atalanta, Animal Diversity Web",
        href: "https://animaldiversity.org/accounts/Vanessa_atalanta/",
      },
    ],
  },
  {
    keyId: "pearlcres",
    nameCommon: "Pearl crescent",
    nameScientific: "Phyciodes tharos",
    aka: "",
    classTax: "Insecta",
    order: "Lepidoptera",
    family: "Nymphalidae",
    notesShort: "The small orange one, low over the path from April until frost.",
    notes: `<p>Most gardens with an aster have pearl crescents, and most gardeners walk past them. The wings are an inch and a half across, orange netted with black, with a pale moon near the edge of the hind wing underneath that gives the name.</p>
<ul><li><strong>Eggs</strong> in flat clusters under aster leaves; here it is the <a href="/flora/neaster">New England aster</a>.</li><li><strong>Caterpillars</strong> brown and bristly, feeding in company when small. Those of the last brood stop half-grown and sleep at the foot of the plant until spring.</li><li><strong>Adults</strong> on any shallow flower: <a href="/flora/blackeyed">black-eyed Susan</a>, <a href="/flora/coreopsis">coreopsis</a>, <a href="/flora/bflyweed">butterfly weed</a>, <a href="/flora/boneset">boneset</a>.</li></ul>
<p>Because they winter at ground level, the aster bed is cut high, at a foot, and late; the basal leaves and the litter stay. A patrolling male in the front meadow will fly up to inspect a falling leaf. In October 2023 the last one was on the wing on the twenty-eighth.</p>`,
    links: [
      {
        text: "Phyciodes tharos, Butterflies and Moths of North America",
        href: "https://www.butterfliesandmoths.org/species/Phyciodes-tharos",
      },
    ],
  },
];
