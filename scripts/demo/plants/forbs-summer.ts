import type { PlantSeed } from "../types";
import { goBotany, ncState, usda, wildflower } from "./sources";

/** Forbs whose bloom belongs to summer, from common milkweed in June to turtlehead in September. */
export const summerForbs: PlantSeed[] = [
  {
    keyId: "coneflower",
    nameCommon: "Purple coneflower",
    nameScientific: "Echinacea purpurea",
    aka: "Eastern purple coneflower",
    type: "forb",
    sun: "F-P",
    moisture: "D-M",
    season: "sum",
    height: "2–4 ft",
    heightSort: 4,
    width: "1.5–2 ft",
    widthSort: 2,
    notesShort: "Nectar for bees and butterflies in July, seed for goldfinches all winter.",
    notes: `<p>A coneflower is busy twice. From late June the orange-tipped cone opens ring by ring, and something is always on it: <a href="/fauna/bumblebee">bumble bees</a> walking in circles, <a href="/fauna/sweatbee">green sweat bees</a>, a <a href="/fauna/tigerswal">tiger swallowtail</a> with its wings half folded. Then the petals hang and brown, and the <a href="/fauna/goldfinch">goldfinches</a> arrive. They work the bristling heads from August until the snow takes the last one down.</p>
<p>So do not deadhead it, whatever the catalogs say. I cut the stems in March, to knee height, because small bees raise their young in the hollow ends.</p>
<p>Any garden soil will do if it drains; rich soil makes it lean on its neighbors. It sows itself about the meadow and the patio beds, and a yearling moved in April flowers the next summer. Buy the plain species. Double-flowered forms have little pollen to offer, and the cone so admired by finches is missing its seed.</p>`,
    links: [wildflower("ECPU"), ncState("echinacea-purpurea"), usda("ECPU")],
  },
  {
    keyId: "blackeyed",
    nameCommon: "Black-eyed Susan",
    nameScientific: "Rudbeckia hirta",
    aka: "Brown-eyed Susan, Yellow ox-eye daisy",
    type: "forb",
    sun: "F",
    moisture: "D-M",
    season: "sum",
    height: "1–3 ft",
    heightSort: 3,
    width: "1–2 ft",
    widthSort: 2,
    notesShort: "A short-lived pioneer that colors the meadow while slower plants find their feet.",
    notes: `<p>Most are biennial: a hairy rosette the first year, flowers the second, then seed and an end. A meadow needs such plants. In 2023 ours was yellow with them from edge to edge; today, with the grasses grown in, they hold the path sides and every spot the moles turn over.</p>
<p>Look closely at a head in July before you pick it. A <a href="/fauna/crabspider">goldenrod crab spider</a> may be sitting there in matching yellow. The brown cone is a crowd of tiny flowers, each with nectar shallow enough for small bees, wasps, flies and <a href="/fauna/pearlcres">pearl crescents</a>. The silvery checkerspot, an orange and black butterfly of moist places, lays its eggs on the leaves.</p>
<p>Scatter seed on bare soil from November to February and let frost do the rest. It wants sun and nothing else. Leave the black buttons standing; <a href="/fauna/goldfinch">goldfinches</a> and <a href="/fauna/junco">juncos</a> go over them, above and below, until they are empty.</p>`,
    links: [wildflower("RUHI2"), ncState("rudbeckia-hirta")],
  },
  {
    keyId: "milkweed",
    nameCommon: "Common milkweed",
    nameScientific: "Asclepias syriaca",
    aka: "Silkweed, Butterfly flower",
    type: "forb",
    sun: "F",
    moisture: "M-D",
    season: "sum",
    height: "3–5 ft",
    heightSort: 5,
    width: "1–3 ft",
    widthSort: 3,
    notesShort: "The monarch's nursery, a perfume for June evenings, and a traveler underground.",
    notes: `<p>Turn the top leaves over in May. A single cream-colored egg, ribbed like a tiny lemon, means a <a href="/fauna/monarch">monarch</a> has come through on her way north. Her caterpillars eat milkweeds and nothing else, and from the white sap they take the bitterness that protects them.</p>
<p>They are not alone on it. <a href="/fauna/milkbug">Large milkweed bugs</a> gather on the pods, red milkweed beetles squeak when held, orange oleander aphids crowd the tips, and I leave them all: sprays do not choose. The globes of dusty pink flowers smell of lilac and honey and draw every large bee on the street.</p>
<h3>Where to put it</h3>
<p>It spreads by deep rhizomes and comes up where it likes, so it has the middle of the front meadow, with mown path on every side. In a small bed plant <a href="/flora/swampmilk">swamp milkweed</a> or <a href="/flora/bflyweed">butterfly weed</a>. I cut a third of the stems in early July; the soft regrowth is what late-summer females look for. Sow in fall, as the seed needs cold.</p>`,
    links: [
      wildflower("ASSY"),
      goBotany("asclepias/syriaca"),
      { text: "Monarch Joint Venture", href: "https://monarchjointventure.org/" },
    ],
  },
  {
    keyId: "swampmilk",
    nameCommon: "Swamp milkweed",
    nameScientific: "Asclepias incarnata",
    aka: "Rose milkweed, Marsh milkweed",
    type: "forb",
    sun: "F-P",
    moisture: "W-M",
    season: "sum",
    height: "3–5 ft",
    heightSort: 5,
    width: "2–3 ft",
    widthSort: 3,
    notesShort:
      "The milkweed for gardens: it stays in a clump, loves wet feet, and feeds monarchs.",
    notes: `<p>Wet clay that drowned two other perennials suits this one entirely. Its roots are white, thick and built for mud, and the rain garden's lowest spot, under water for a day after every storm, has grown it taller than I am.</p>
<p>Of the three milkweeds here it holds the most caterpillars by late August, when <a href="/flora/milkweed">common milkweed</a> has gone leathery and these leaves are still tender. <a href="/fauna/monarch">Monarchs</a> also drink from it, along with <a href="/fauna/tigerswal">swallowtails</a>, <a href="/fauna/bumblebee">bumble bees</a> and great golden digger wasps, which look terrible and are gentle. Like its kin it packs pollen in tiny saddlebags that clip to an insect's leg.</p>
<p>Plants live only a few years, though they leave seedlings if a few pods are allowed to split. They wake late, often in May, so I mark the crowns. Leave the dry stems until spring: orioles, where there are orioles, strip the fiber for their hanging nests.</p>`,
    links: [
      wildflower("ASIN"),
      ncState("asclepias-incarnata"),
      { text: "The Xerces Society: monarch conservation", href: "https://xerces.org/monarchs" },
    ],
  },
  {
    keyId: "bflyweed",
    nameCommon: "Butterfly weed",
    nameScientific: "Asclepias tuberosa",
    aka: "Butterfly milkweed, Orange milkweed, Pleurisy root",
    type: "forb",
    sun: "F",
    moisture: "D-M",
    season: "sum",
    height: "1–2.5 ft",
    heightSort: 2.5,
    width: "1–1.5 ft",
    widthSort: 1.5,
    notesShort:
      "Pure orange on dry ground; a milkweed without the milk, and too good for its name.",
    notes: `<p>Orange like this hardly occurs twice in the native flora. It glows by the hot strip along the sidewalk from early June, and <a href="/fauna/fritillary">great spangled fritillaries</a> find it from across the road, with hairstreaks and skippers and the <a href="/fauna/hummer">hummingbird</a> after them.</p>
<p>Break a leaf and the sap runs clear, which sets it apart from every other milkweed in the yard. <a href="/fauna/monarch">Monarchs</a> do lay on it, though less often than on softer kinds, and its caterpillars fatten on the flower buds.</p>
<p>Two pieces of advice, both learned by losing plants:</p>
<ul><li>Put it where it will stay. The root is a long brittle carrot and resents moving.</li><li>Believe in it until the middle of May. It is nearly the last thing to come up, and I once planted <a href="/flora/coreopsis">coreopsis</a> on top of one.</li></ul>
<p>Dry soil is best; wet winters rot it. Never feed, seldom water, and let the slim pods open so that the silk can sail.</p>`,
    links: [wildflower("ASTU"), ncState("asclepias-tuberosa"), goBotany("asclepias/tuberosa")],
  },
  {
    keyId: "beebalm",
    nameCommon: "Scarlet bee balm",
    nameScientific: "Monarda didyma",
    aka: "Oswego tea, Crimson bee balm, Scarlet beebalm",
    type: "forb",
    sun: "F-P",
    moisture: "M-W",
    season: "sum",
    height: "2–4 ft",
    heightSort: 4,
    width: "2–3 ft",
    widthSort: 3,
    notesShort: "Red mops beside the patio, placed so that hummingbirds come within arm's reach.",
    notes: `<p>I planted it for one reason and within six feet of my chair. The tubes are red, long and sloped just so, and the female <a href="/fauna/hummer">ruby-throat</a> who nests nearby makes her round of them every quarter of an hour through July. <a href="/fauna/hummoth">Hummingbird clearwings</a> follow, and are mistaken for her chicks by nearly every guest.</p>
<p>In the mountains it grows along shaded streams, which tells you what it wants: soil that never dries right out, sun in the morning, air around the leaves. Given drought and a wall behind it, it turns white with powdery mildew by August. That is ugly and not fatal; I cut the worst stems low and new ones come clean.</p>
<p>The clump travels outward like a slow ripple and dies in the middle. Every third spring I lift it, throw out the heart and replant the rim. A leaf in hot water makes the Oswego tea that colonists drank after Boston's went into the harbor. For drier, sunnier soil choose its lavender cousin, <a href="/flora/bergamot">wild bergamot</a>.</p>`,
    links: [wildflower("MODI"), ncState("monarda-didyma")],
  },
  {
    keyId: "bergamot",
    nameCommon: "Wild bergamot",
    nameScientific: "Monarda fistulosa",
    aka: "Bee balm, Horsemint",
    type: "forb",
    sun: "F-P",
    moisture: "D-M",
    season: "sum",
    height: "2–4 ft",
    heightSort: 4,
    width: "2–3 ft",
    widthSort: 3,
    notesShort: "A lavender haze over the July meadow, loud with bumble bees and clearwing moths.",
    notes: `<p>Stand by it at ten on a July morning and the sound reaches you before the scent does. <a href="/fauna/bumblebee">Bumble bees</a> have the tongues for its narrow tubes; <a href="/fauna/hummoth">hummingbird clearwings</a> hover at it as if on wires; a small dark bee, <em>Dufourea monardae</em>, visits almost no other plants.</p>
<p>Rub the leaves for oregano. <a href="/fauna/cottontail">Cottontails</a> and deer dislike that smell, so it can be planted unprotected, and I use it as a hedge around more tempting things at the meadow's rim.</p>
<ul><li>Soil: ordinary to poor, even clay on a slope.</li><li>Company: <a href="/flora/littleblue">little bluestem</a>, <a href="/flora/coneflower">coneflower</a>, <a href="/flora/mtnmint">mountain mint</a>.</li><li>Height control: cut by half in late May if storms usually flatten it.</li></ul>
<p>Stems are hollow when dry, and bees nest in them, so last year's stalks are cut to a foot in March and left there. Seed heads keep the scent until snow. Mildew appears in dry summers, and nobody but the gardener minds.</p>`,
    links: [wildflower("MOFI"), ncState("monarda-fistulosa")],
  },
  {
    keyId: "cardflower",
    nameCommon: "Cardinal flower",
    nameScientific: "Lobelia cardinalis",
    aka: "Red lobelia",
    type: "forb",
    sun: "F-P",
    moisture: "W-M",
    season: "sum",
    height: "2–4 ft",
    heightSort: 4,
    width: "1–2 ft",
    widthSort: 2,
    notesShort: "The truest red in the garden, kept by the pond and pollinated by hummingbirds.",
    notes: `<p>Some flowers hedge their bets; this one trusts the <a href="/fauna/hummer">ruby-throated hummingbird</a>. The tube is too long for bees and there is no place to land. A bird that dips in for nectar is tapped on the crown by the anthers early in a flower's life, by the stigma later, and carries the one to the other. Swallowtails drink too, mostly without helping.</p>
<p>It opens in late July along the pond's muddy edge and keeps on into September, when young hummingbirds are fattening for the trip to Central America.</p>
<p>Each flowering stalk dies after seeding. What lives on is a ring of small rosettes at its foot, and these want light all winter: <strong>do not mulch them, and lift off any leaves that settle there</strong>. Seed as fine as dust comes up on bare wet soil. I scratch some mud open each November below the stalks. In drier ground the plant fades out within two years. Beside the blue of <a href="/flora/bluelobel">great blue lobelia</a> it is almost too much, which is to say just right.</p>`,
    links: [wildflower("LOCA2"), goBotany("lobelia/cardinalis")],
  },
  {
    keyId: "bluelobel",
    nameCommon: "Great blue lobelia",
    nameScientific: "Lobelia siphilitica",
    aka: "Blue cardinal flower",
    type: "forb",
    sun: "F-P",
    moisture: "M-W",
    season: "sum",
    height: "2–3 ft",
    heightSort: 3,
    width: "1–1.5 ft",
    widthSort: 1.5,
    notesShort: "Cardinal flower's blue cousin, sized for bumble bees and easier to keep.",
    notes: `<p>Its red sister courts birds; this one is made to the measure of a <a href="/fauna/bumblebee">bumble bee</a>. She lands on the three-lobed lip, shoulders inside, and the joined anthers brush her back. Cross the two species and you get purple hybrids, as I found in 2024 where the rows met by the pond.</p>
<p>August and September are its months. It stands in the rain garden's middle zone, soaked in a storm and only damp the rest of the time, with <a href="/flora/sneezeweed">sneezeweed</a> behind and <a href="/flora/foxsedge">fox sedge</a> around its ankles. In half shade it needs no staking; in sun it needs more water.</p>
<p>The species name records a hope, long since abandoned, that it could cure syphilis. It cures nothing, and eaten in quantity makes people ill, which also keeps deer from it.</p>
<p>Old crowns last three or four years. Leave one stalk in five to ripen, shake it over open soil in October, and the generations will overlap without further help.</p>`,
    links: [wildflower("LOSI"), ncState("lobelia-siphilitica")],
  },
  {
    keyId: "joepye",
    nameCommon: "Sweet Joe-Pye weed",
    nameScientific: "Eutrochium purpureum",
    aka: "Purple Joe-Pye weed, Sweet-scented Joe-Pye weed, Purple-node Joe-Pye weed",
    type: "forb",
    sun: "F-P",
    moisture: "M",
    season: "sum",
    height: "5–7 ft",
    heightSort: 7,
    width: "2–4 ft",
    widthSort: 4,
    notesShort: "Seven feet of vanilla-scented bloom, and the best place to count swallowtails.",
    notes: `<p>My record is eleven: eleven <a href="/fauna/tigerswal">tiger swallowtails</a> on one plant, on the third of August 2024, with two <a href="/fauna/monarch">monarchs</a> and more skippers than I could name. The great dusty domes are hundreds of small flowers, all with nectar within easy reach, at the height of a visitor's eyes.</p>
<p>Of the several Joe-Pye weeds this is the one for ordinary soil and the edge of trees. Bruise a leaf and it smells of vanilla. A dark ring marks the green stem wherever the whorled leaves join it; the hollow Joe-Pye of wet meadows is purple all the way.</p>
<p>The name honors Joseph Shauquethqueat, a Mohican leader who lived at Stockbridge around 1800 and was known to settlers as Joe Pye.</p>
<p>Plant it at the back and in the company of <a href="/flora/ironweed">ironweed</a>. If seven feet is too tall for you, cut it by half at the end of May. Its gray seed heads, good cover and a perch for <a href="/fauna/phoebe">phoebes</a>, come down in March.</p>`,
    links: [goBotany("eutrochium/purpureum"), ncState("eutrochium-purpureum")],
  },
  {
    keyId: "ironweed",
    nameCommon: "New York ironweed",
    nameScientific: "Vernonia noveboracensis",
    aka: "Common ironweed",
    type: "forb",
    sun: "F",
    moisture: "M-W",
    season: "sum",
    height: "5–8 ft",
    heightSort: 8,
    width: "3–4 ft",
    widthSort: 4,
    notesShort:
      "Royal purple above everything else in August; a plant with its own long-horned bee.",
    notes: `<p>Nothing else in the garden owns this purple. It appears in August at the top of stems as stiff as rebar, above the <a href="/flora/joepye">Joe-Pye weed</a> and the tallest grasses, and lasts until asters begin.</p>
<p>Watch for a stout pale bee with long antennae, <em>Melissodes denticulatus</em>. She collects from ironweeds nearly alone, and the males sleep on the flowers at night, holding on by their jaws. <a href="/fauna/monarch">Monarchs</a> stop here at the start of their journey south, and <a href="/fauna/tigerswal">swallowtails</a> at the end of their season.</p>
<p>Four plants stand at the back of the rain garden, where the overflow leaves. They would do as well in any sunny clay. Give each of them a square yard, cut back to knee height in early June if you prefer five feet to eight, and pull unwanted seedlings in their first spring: in the second you will learn where the name comes from. The rusty seed clusters hold well into winter. Sparrows feed from them when the snow is on the ground.</p>`,
    links: [wildflower("VENO"), ncState("vernonia-noveboracensis")],
  },
  {
    keyId: "turtlehead",
    nameCommon: "White turtlehead",
    nameScientific: "Chelone glabra",
    aka: "Snakehead, Balmony",
    type: "forb",
    sun: "F-P",
    moisture: "W-M",
    season: "sum",
    height: "2–3 ft",
    heightSort: 3,
    width: "1.5–2.5 ft",
    widthSort: 2.5,
    notesShort:
      "Only a strong bee can open its jaws; only it will do for the Baltimore checkerspot.",
    notes: `<p>Children should be shown this one. A <a href="/fauna/bumblebee">bumble bee</a> lands on the lower lip of what is plainly a tortoise, forces the mouth, and disappears. The jaws close. The flower shakes, buzzes, opens, and lets her out backward with pollen on her shoulders.</p>
<p>In late summer the Baltimore checkerspot, Maryland's state insect, lays masses of eggs beneath these leaves, and her young begin life on turtlehead before anything else. I have not seen one here. The nearest colony I know is in a wet meadow twelve miles off. But a butterfly can only come to a plant that is there.</p>
<p>Bloom runs from August through September, on the shaded side of the pond, where the soil stays dark and moist. Deer nip it. Pinching in May makes it bushy and delays the flowers. It shares the bank with <a href="/flora/cardflower">cardinal flower</a> and needs nothing except water in a drought and, every fourth spring, dividing.</p>
<p>Leave the stems and the litter below them until late spring.</p>`,
    links: [wildflower("CHGL2"), goBotany("chelone/glabra")],
  },
  {
    keyId: "boneset",
    nameCommon: "Boneset",
    nameScientific: "Eupatorium perfoliatum",
    aka: "Common boneset, Thoroughwort",
    type: "forb",
    sun: "F-P",
    moisture: "W-M",
    season: "sum",
    height: "3–5 ft",
    heightSort: 5,
    width: "2–3 ft",
    widthSort: 3,
    notesShort: "Flat white tables set for the small guests: flies, wasps, beetles, little bees.",
    notes: `<p>If the showy flowers of August are restaurants, boneset is the lunch counter. The flat white heads are shallow and open to everybody, and on a good day I can find thirty kinds of insect in ten minutes: thread-waisted wasps, soldier beetles, tachinid flies, sweat bees the size of a comma. Many of them, or their young, hunt the caterpillars that would eat my cabbages, so it stands within easy flight of the vegetable fence.</p>
<p>You cannot mistake the leaves. Each pair is joined around the stem as though it had been threaded on a skewer, which is what <em>perfoliatum</em> means.</p>
<p>Damp soil in sun is ideal, and the rain garden's rim with <a href="/flora/swampmilk">swamp milkweed</a> is its place here. <a href="/fauna/lacewing">Green lacewings</a> sip at it by night. The fluff that follows blows about, and seedlings appear on bare mud; they pull easily. I let the gray stalks stand until March. Herbalists steeped it for fevers. It is bitter, and it may harm the liver, so I leave it to the wasps.</p>`,
    links: [wildflower("EUPE3"), ncState("eupatorium-perfoliatum")],
  },
  {
    keyId: "mtnmint",
    nameCommon: "Short-toothed mountain mint",
    nameScientific: "Pycnanthemum muticum",
    aka: "Clustered mountain mint, Blunt mountain mint",
    type: "forb",
    sun: "F-P",
    moisture: "M",
    season: "sum",
    height: "1–3 ft",
    heightSort: 3,
    width: "2–3 ft",
    widthSort: 3,
    notesShort:
      "Silver bracts and tiny flowers; for sheer numbers of insects, nothing here beats it.",
    notes: `<p>Put a chair here, if you own only one. The flowers are specks, white with purple freckles, and they open a few at a time from early July to September on buttons ringed with silver bracts. The traffic never stops.</p>
<h3>One noon in July</h3>
<ul><li>Two blue-winged wasps, which hunt beetle grubs in the lawn.</li><li>A <a href="/fauna/sweatbee">green sweat bee</a>, and <a href="/fauna/bumblebee">bumble bees</a> past counting.</li><li><a href="/fauna/pearlcres">Pearl crescents</a>, hairstreaks, a <a href="/fauna/redadmiral">red admiral</a>.</li><li>A <a href="/fauna/jumpspider">bold jumping spider</a>, considering them all.</li></ul>
<p>It is a mint, so it spreads, yet by short shallow runners that a spade can trim in April. In the patio bed I slice around it once a year and pot the trimmings for neighbors. Clay is fine. Full sun gives the most bloom; half shade gives the best silver. Crushed leaves smell of spearmint and camphor, and deer will not touch them. The dry stems keep some scent, and their form, till spring.</p>`,
    links: [wildflower("PYMU"), ncState("pycnanthemum-muticum")],
  },
  {
    keyId: "blazing",
    nameCommon: "Dense blazing star",
    nameScientific: "Liatris spicata",
    aka: "Marsh blazing star, Spike gayfeather",
    type: "forb",
    sun: "F",
    moisture: "M-W",
    season: "sum",
    height: "2–4 ft",
    heightSort: 4,
    width: "1–1.5 ft",
    widthSort: 1.5,
    notesShort: "Magenta wands that open from the top down, with a monarch on every other one.",
    notes: `<p>Nearly every spike in nature opens from the bottom. This one starts at the tip and burns downward like a fuse, and takes three weeks about it.</p>
<p>Butterflies are its great public. <a href="/fauna/monarch">Monarchs</a> seem to prefer it to anything nearby in late July; <a href="/fauna/fritillary">fritillaries</a>, <a href="/fauna/blackswal">black swallowtails</a> and silver-spotted skippers cling beside the <a href="/fauna/bumblebee">bumble bees</a>. When the wands turn to buff tufts, <a href="/fauna/goldfinch">goldfinches</a> pull them to pieces.</p>
<p>It grows from a corm that looks like something lost from a workbench. Plant these two inches deep in October or April, in fives, a hand apart, where the soil is moist in spring but not sodden in winter. The lower third of the front meadow has suited it better than the dry top. Voles eat the corms. Rather than fight them I plant among the roots of <a href="/flora/dropseed">prairie dropseed</a>, where they seem to dig less, and add a dozen every second fall.</p>`,
    links: [wildflower("LISP"), ncState("liatris-spicata")],
  },
  {
    keyId: "obedient",
    nameCommon: "Obedient plant",
    nameScientific: "Physostegia virginiana",
    aka: "False dragonhead",
    type: "forb",
    sun: "F-P",
    moisture: "M-W",
    season: "sum",
    height: "2–4 ft",
    heightSort: 4,
    width: "2–3 ft",
    widthSort: 3,
    notesShort: "Push a flower aside and it stays; the plant itself goes wherever it pleases.",
    notes: `<p>The obedience is all in the joints. Turn one of the pink flowers on its spike and it keeps the position you gave it, a trick that entertained me long before I gardened. Roots are another matter. In moist, rich soil the white runners will cross a bed in two seasons.</p>
<p>I forgive it because of late August, when the four-sided spikes are full of <a href="/fauna/bumblebee">bumble bees</a>, each fitted in its tube with only the tail showing, while <a href="/fauna/hummer">hummingbirds</a> take the upper flowers. <a href="/fauna/carpentbee">Carpenter bees</a> cheat through the side.</p>
<p>My solution was competition. At the wet end of the rain garden it must push against <a href="/flora/switchgras">switchgrass</a> and <a href="/flora/ironweed">ironweed</a>, neither of which gives way, and the three have been in balance since 2023. Drier soil and a little shade slow it too. Pull what strays in April, when the whole runner slides out of damp ground. Never give it a small bed, or a neighbor you love.</p>`,
    links: [wildflower("PHVI8"), ncState("physostegia-virginiana")],
  },
];
