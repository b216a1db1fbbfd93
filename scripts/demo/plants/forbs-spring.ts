import type { PlantSeed } from "../types";
import { goBotany, ncState, usda, wildflower } from "./sources";

/** Forbs whose bloom belongs to spring, from spring beauty in March to beardtongue in June. */
export const springForbs: PlantSeed[] = [
  {
    keyId: "columbine",
    nameCommon: "Wild columbine",
    nameScientific: "Aquilegia canadensis",
    aka: "Red columbine, Eastern columbine, Canada columbine",
    type: "forb",
    sun: "F-S",
    moisture: "D-M",
    season: "spr",
    height: "1–3 ft",
    heightSort: 3,
    width: "1–1.5 ft",
    widthSort: 1.5,
    notesShort: "Red and yellow lanterns in April, open just as the first hummingbirds come north.",
    notes: `<p>Mark the second week of April: that is when the first male <a href="/fauna/hummer">ruby-throated hummingbird</a> usually reaches this garden, and when columbine is ready for him. The five red spurs hold nectar at their tips, too deep for most insects, though <a href="/fauna/bumblebee">bumble bee</a> queens hang below to gather pollen, and a few bite through a spur to steal.</p>
<p>It asks for little: lean, drained soil among stones, morning sun, a little shade after noon. Rich beds make it floppy and short of life. A plant lives three or four years here and leaves shiny black seed, so I let the capsules rattle themselves empty and move the seedlings while they are small. The first ones went along the path at the woodland edge; now they choose their own cracks.</p>
<p>Pale scribbles in the leaves are leafminers. They do no lasting harm. The caterpillars of the columbine duskywing, a small dark skipper, eat the leaves as well, and are welcome to them.</p>`,
    links: [wildflower("AQCA"), goBotany("aquilegia/canadensis")],
  },
  {
    keyId: "bloodroot",
    nameCommon: "Bloodroot",
    nameScientific: "Sanguinaria canadensis",
    aka: "Red puccoon",
    type: "forb",
    sun: "P-S",
    moisture: "M",
    season: "spr",
    height: "6–12 in",
    heightSort: 1,
    width: "6–12 in",
    widthSort: 1,
    notesShort: "White stars wrapped in a single leaf; each flower lasts only a few days in March.",
    notes: `<p>Each bud comes up rolled in its own leaf, like a hand in a cloak. The flower opens on mild days, shuts at night, and may drop its petals within three days, so I check the slope under the <a href="/flora/pawpaw">pawpaws</a> every noon from mid-March.</p>
<p>There is no nectar in it, only pollen, and small early bees come for that. If no bee comes, bloodroot pollinates itself. Then ants take over: every seed carries a fatty handle, an <em>elaiosome</em>, which they drag home, eat, and throw out with the seed still sound. The patch has crept downhill a foot a year in just that way.</p>
<h3>Growing it</h3>
<ul><li>Plant the rhizomes in fall, an inch deep, in leafy soil that drains.</li><li>Leave the fallen leaves on; it wants no other mulch.</li><li>In a dry year the foliage goes by July. It is asleep, not dead.</li></ul>
<p>The orange sap is toxic and burns skin. Look, and do not pick.</p>`,
    links: [wildflower("SACA13"), ncState("sanguinaria-canadensis")],
  },
  {
    keyId: "mayapple",
    nameCommon: "Mayapple",
    nameScientific: "Podophyllum peltatum",
    aka: "American mandrake, Wild mandrake",
    type: "forb",
    sun: "P-S",
    moisture: "M",
    season: "spr",
    height: "12–18 in",
    heightSort: 1.5,
    width: "9–12 in",
    widthSort: 1,
    notesShort:
      "A colony of green umbrellas; box turtles eat the ripe fruit and carry the seed away.",
    notes: `<p>Umbrellas push up furled through the leaf litter in late March and open over a week. Stems with one leaf never bloom; those with two carry a single nodding white flower in the fork, which you must stoop to see. It gives no nectar, and fruit sets only when a queen <a href="/fauna/bumblebee">bumble bee</a> brings pollen from another colony.</p>
<p>The yellow fruit is the best of it. <a href="/fauna/boxturtle">Box turtles</a> search it out when it softens in July and August, and seeds that have passed through a turtle have been found to sprout better than seeds that have not. Ours usually reaches the fruit before the <a href="/fauna/opossum">opossum</a> does.</p>
<p>Give it room. One rhizome planted at the woodland edge in 2021 now covers a patch as wide as a door. By August the leaves yellow and fold, so I let asters close over the gap. Everything but the ripe fruit is poisonous, which is why deer and rabbits walk past.</p>`,
    links: [wildflower("POPE"), goBotany("podophyllum/peltatum"), ncState("podophyllum-peltatum")],
  },
  {
    keyId: "trillium",
    nameCommon: "White trillium",
    nameScientific: "Trillium grandiflorum",
    aka: "Great white trillium, Large-flowered trillium, White wake-robin",
    type: "forb",
    sun: "S-PS",
    moisture: "M",
    season: "spr",
    height: "12–18 in",
    heightSort: 1.5,
    width: "9–12 in",
    widthSort: 1,
    notesShort: "Three leaves, three petals, and seven years or more from seed to first flower.",
    notes: `<p>Patience, planted. A seed takes two winters to show a leaf and commonly seven or more years to bloom, so every trillium you see for sale cheaply was probably dug from a wood. Mine are nursery-propagated, five plants with receipts, set out in the fall of 2022 where the west side stays cool.</p>
<p>The petals open white and age to rose before they fall. Bees and bumble bees visit, though not in crowds. In early summer the capsule breaks and ants haul the seeds off for the oily morsel attached; yellowjackets do it too, and fly them farther.</p>
<p>Deer eat trilliums before almost anything else, and a plant browsed year after year shrinks to nothing. A low cage does its work until the leaves die down in July. It keeps good company with <a href="/flora/foamflower">foamflower</a> and <a href="/flora/wildginger">wild ginger</a>, which cover the ground when it has gone. Never pick one: the leaves come away with the flower, and they are all the plant has for the year.</p>`,
    links: [wildflower("TRGR4"), goBotany("trillium/grandiflorum")],
  },
  {
    keyId: "bluebells",
    nameCommon: "Virginia bluebells",
    nameScientific: "Mertensia virginica",
    aka: "Virginia cowslip, Eastern bluebells",
    type: "forb",
    sun: "P-S",
    moisture: "M-W",
    season: "spr",
    height: "1–2 ft",
    heightSort: 2,
    width: "1–1.5 ft",
    widthSort: 1.5,
    notesShort: "Pink buds, sky-blue bells, and not a leaf left to see by the middle of June.",
    notes: `<p>For three weeks in April this is the loudest color on the place, and by Flag Day there is nothing to show where it stood. Bluebells live on spring light: up before the trees leaf out, in seed before the shade is deep.</p>
<p>Who calls at the bells?</p>
<ul><li><a href="/fauna/bumblebee">Bumble bee</a> queens, fresh from winter, with the tongues for it.</li><li>The <a href="/fauna/hummer">hummingbird</a>, on his first tours of the garden.</li><li><a href="/fauna/hummoth">Clearwing moths</a> on warm afternoons.</li><li>Small bees that slip all the way inside for pollen.</li></ul>
<p>It is a plant of floodplains, so I gave it the low corner between the downspout and the woodland edge, where the ground is damp until May. Seedlings come by the dozen, with leaves like small gray spoons. Let the old foliage yellow and lie. Cutting it early costs next year's flowers. Mark the spot with something that fills in late, or you will put a spade through the roots in August, as I did.</p>`,
    links: [wildflower("MEVI3"), ncState("mertensia-virginica")],
  },
  {
    keyId: "foamflower",
    nameCommon: "Foamflower",
    nameScientific: "Tiarella cordifolia",
    aka: "Heartleaf foamflower, False miterwort",
    type: "forb",
    sun: "S-PS",
    moisture: "M",
    season: "spr",
    height: "6–12 in",
    heightSort: 1,
    width: "1–2 ft",
    widthSort: 2,
    notesShort:
      "Low leaves under white froth; a living mulch for the shade that never needs replacing.",
    notes: `<p>If you buy bark mulch for a shady bed every spring, plant this once instead. The running kind sends out runners like a strawberry and knits a mat of maple-shaped leaves, half evergreen, bronze in the cold. In late April it froths: hundreds of small white stars on stems a hand high.</p>
<p>Small solitary bees and hover flies work the flowers for nectar and pollen. The greater service is underneath. Damp litter held in place by living leaves is the hunting ground of the <a href="/fauna/redback">red-backed salamander</a> and of the <a href="/fauna/amtoad">toad</a> that sleeps beside the log pile.</p>
<p>Set plants a foot apart in fall or early spring, water through the first summer, and pull back any thick drift of oak leaves in November so that the crowns can breathe. Drought is its one real enemy. When old clumps rise out of the soil, press them down, add a handful of leaf mold, and they root again. Here it runs between the <a href="/flora/trillium">trilliums</a> and the path.</p>`,
    links: [goBotany("tiarella/cordifolia"), ncState("tiarella-cordifolia")],
  },
  {
    keyId: "geranium",
    nameCommon: "Wild geranium",
    nameScientific: "Geranium maculatum",
    aka: "Spotted geranium, Cranesbill, Spotted cranesbill",
    type: "forb",
    sun: "P-S",
    moisture: "M",
    season: "spr",
    height: "1–2 ft",
    heightSort: 2,
    width: "1–1.5 ft",
    widthSort: 1.5,
    notesShort:
      "Lavender cups for a mining bee that feeds its young on little else; seeds that fly.",
    notes: `<p>Not the red geranium of window boxes, which is a <em>Pelargonium</em> from South Africa, but a quiet native of open woods. Fine dark lines on the petals lead bees to the nectar. Among the visitors is a mining bee, <em>Andrena distans</em>, that provisions its nest almost only from this flower: no wild geranium, no bee.</p>
<p>After bloom the long beak that gives cranesbills their name dries, splits, and flings each seed several feet with a snap. On a hot June noon you can hear it. In that way a row of seven plants along the west path has become a drift under the <a href="/flora/redbud">redbud</a>, and I have lifted not a spade.</p>
<p>It shares its weeks, and its half shade, with <a href="/flora/woodphlox">woodland phlox</a>. Ordinary soil will do. If the leaves look tired in July, cut them to the ground and a fresh low mound follows, which turns brick red in October. Divide in September, when the thick rhizomes can be snapped by hand.</p>`,
    links: [wildflower("GEMA"), ncState("geranium-maculatum")],
  },
  {
    keyId: "woodphlox",
    nameCommon: "Woodland phlox",
    nameScientific: "Phlox divaricata",
    aka: "Wild blue phlox, Wild sweet William, Louisiana phlox",
    type: "forb",
    sun: "P-S",
    moisture: "M",
    season: "spr",
    height: "8–15 in",
    heightSort: 1.25,
    width: "9–12 in",
    widthSort: 1,
    notesShort:
      "Scented blue drifts in April and May, shaped for tongues as long as a butterfly's.",
    notes: `<p>Smell it at dusk. The narrow tube behind each flat blue face keeps its nectar for long tongues: the first <a href="/fauna/tigerswal">tiger swallowtails</a> of the year, <a href="/fauna/hummoth">hummingbird clearwings</a>, now and then a hummingbird. Short-tongued bees must look elsewhere.</p>
<p>Stems that lie on the ground root where they touch, so a plant becomes a loose mat, never a thug. Ours fills the light shade below the <a href="/flora/dogwood">flowering dogwood</a>, in soil made of four years of leaves.</p>
<h3>Care through the year</h3>
<ul><li><strong>March:</strong> brush heavy leaves off the green mats.</li><li><strong>Late May:</strong> shear the spent stems, or leave them if you want seedlings.</li><li><strong>September:</strong> lift rooted pieces and set them a foot apart.</li></ul>
<p>Rabbits are the one trouble. The <a href="/fauna/cottontail">cottontail</a> bites off flowering stems at a slant, as if with shears, so new plantings spend their first April behind a ring of wire.</p>`,
    links: [wildflower("PHDI5"), ncState("phlox-divaricata")],
  },
  {
    keyId: "springbeau",
    nameCommon: "Spring beauty",
    nameScientific: "Claytonia virginica",
    aka: "Virginia spring beauty, Fairy spuds",
    type: "forb",
    sun: "F-S",
    moisture: "M",
    season: "spr",
    height: "3–6 in",
    heightSort: 0.5,
    width: "3–6 in",
    widthSort: 0.5,
    notesShort: "Candy-striped stars in March, and the whole living of one small mining bee.",
    notes: `<p>The bees to watch for are barely bigger than a grain of rice and carry pink pollen on their legs. They are <em>Andrena erigeniae</em>, the spring beauty miner, and the pollen of this flower (and its close kin) is all they feed their young. They dig their nests in bare soil near the patch, fly for a few weeks, and are gone until next March.</p>
<p>Below each plant sits a small round corm. <a href="/fauna/chipmunk">Chipmunks</a> and mice dig some of them, people once boiled them, and enough remain.</p>
<p>I dropped two hundred corms into what was left of the lawn, under the <a href="/flora/redmaple">red maple</a>, in October 2021. They bloom in full sun, before the tree has leaves, set seed in its shade, and vanish by the end of May. So there is one rule: <strong>no mowing until the leaves have yellowed</strong>. The grass looks shaggy for five weeks. Nobody who has knelt to see the stripes has complained.</p>`,
    links: [wildflower("CLVI3"), goBotany("claytonia/virginica")],
  },
  {
    keyId: "jackpulpit",
    nameCommon: "Jack-in-the-pulpit",
    nameScientific: "Arisaema triphyllum",
    aka: "Indian turnip, Bog onion",
    type: "forb",
    sun: "S-PS",
    moisture: "M-W",
    season: "spr",
    height: "1–2 ft",
    heightSort: 2,
    width: "1–1.5 ft",
    widthSort: 1.5,
    notesShort: "A hooded trap for fungus gnats that is male one year and may be female the next.",
    notes: `<p>Lift the hood with a finger. Inside stands Jack, the <em>spadix</em>, and around his feet are flowers of one sex or the other. A young or hungry plant is male; when the corm has stored enough it turns female, and after a heavy crop it may go back again.</p>
<p>Fungus gnats, drawn by a faint smell of mushrooms, slide down the slick walls. A male pulpit has a small gap at the base through which they leave, dusted. The female has none. Her visitors deliver their pollen and mostly die there.</p>
<p>By late August the green hood has rotted away and a club of scarlet berries stands in the leaf litter. Birds take them, and the <a href="/fauna/boxturtle">box turtle</a> is one of the animals that carries the seed. Every part burns the mouth with needles of calcium oxalate, so leave the tasting to them.</p>
<p>Mine grow in the dampest shade on the west side with <a href="/flora/spicebush">spicebush</a> overhead. Plant corms three inches deep in fall.</p>`,
    links: [wildflower("ARTR"), goBotany("arisaema/triphyllum")],
  },
  {
    keyId: "blueflag",
    nameCommon: "Blue flag iris",
    nameScientific: "Iris versicolor",
    aka: "Northern blue flag, Harlequin blue flag, Larger blue flag",
    type: "forb",
    sun: "F-P",
    moisture: "W",
    season: "spr",
    height: "2–3 ft",
    heightSort: 3,
    width: "2–2.5 ft",
    widthSort: 2.5,
    notesShort:
      "Violet landing strips for bumble bees; its leaves are ladders for young dragonflies.",
    notes: `<p>One flower is really three. Under each violet sepal is a tunnel, roofed by a petal-like style, and a <a href="/fauna/bumblebee">bumble bee</a> who follows the yellow and white signal must push in under the stigma to drink. She pays with pollen, backs out, and takes the next door.</p>
<p>The sword leaves do as much for the pond as the flowers. Dragonfly nymphs climb them at night to split their skins; in June I find the empty husks gripping the blades, and a <a href="/fauna/whitetail">common whitetail</a> drying its wings nearby. <a href="/fauna/peeper">Peepers</a> call from the bases in March.</p>
<p>I set three rhizomes on the pond's shelf in 2022, barely under the surface, and weighted them with gravel. In a border they would want watering; here they ask only to be divided every fourth August. This is a plant of the North that comes south to Virginia, so on the Piedmont it likes its feet in water. Keep the rhizomes out of mouths, since they are poisonous, and never plant the yellow flag of Europe in its place.</p>`,
    links: [wildflower("IRVE2"), goBotany("iris/versicolor")],
  },
  {
    keyId: "wildindigo",
    nameCommon: "Blue wild indigo",
    nameScientific: "Baptisia australis",
    aka: "Blue false indigo, Tall blue wild indigo",
    type: "forb",
    sun: "F-P",
    moisture: "D-M",
    season: "spr",
    height: "3–4 ft",
    heightSort: 4,
    width: "3–4 ft",
    widthSort: 4,
    notesShort: "A forb the size of a shrub: indigo spires in May, black rattling pods by fall.",
    notes: `<p>Choose the place well, because you will not move it. Wild indigo sends a taproot down past the reach of any spade and may stand for decades. Ours anchors the corner of the patio bed, a yard wide after three slow years.</p>
<p>The pea flowers open only to weight: a queen <a href="/fauna/bumblebee">bumble bee</a> lands, the keel springs down, and out comes the pollen. The leaves feed the caterpillars of the wild indigo duskywing, and of the orange and clouded sulphurs. A few chewed, folded leaflets in June are a good sign.</p>
<p>By August the pods have turned charcoal and rattle in the wind. I leave the whole dome for winter until a gale breaks it off at the soil and rolls it against the fence, which is how it scatters seed on open ground. Then the bed is bare until April, when the shoots rise like gray-green asparagus.</p>
<p>It fixes its own nitrogen, so feed it nothing. <a href="/flora/penstemon">Foxglove beardtongue</a> takes over from it as the last spires fade.</p>`,
    links: [wildflower("BAAU"), ncState("baptisia-australis")],
  },
  {
    keyId: "penstemon",
    nameCommon: "Foxglove beardtongue",
    nameScientific: "Penstemon digitalis",
    aka: "Talus slope penstemon, White beardtongue",
    type: "forb",
    sun: "F-P",
    moisture: "D-M",
    season: "spr",
    height: "2–4 ft",
    heightSort: 4,
    width: "1.5–2 ft",
    widthSort: 2,
    notesShort:
      "White trumpets that bridge the gap between the spring woods and the summer meadow.",
    notes: `<p>There is a lean fortnight at the turn of May into June, when the woodland has finished and the meadow has not begun. Beardtongue fills it. Each white tube is just wide enough for a <a href="/fauna/bumblebee">bumble bee</a> to vanish into, and as she goes the hairy fifth stamen, the beard of the name, holds her against the anthers. <a href="/fauna/carpentbee">Carpenter bees</a>, too stout for the door, slit the tube at its base and drink without paying.</p>
<p>A rosette of wine-dark leaves stays green through winter. Never bury it: a clump under wet mulch rots.</p>
<p>It grows in the front meadow among <a href="/flora/littleblue">little bluestem</a>, in clay that bakes by July, and along the patio where the soil is better and the stems taller. The seed heads, small teardrops the color of mahogany, stand straight all winter. Their smell, frankly, is of old gym shoes. Cut them down in March, shake them over bare ground, and there will be seedlings to give away.</p>`,
    links: [wildflower("PEDI"), ncState("penstemon-digitalis")],
  },
  {
    keyId: "violet",
    nameCommon: "Common blue violet",
    nameScientific: "Viola sororia",
    aka: "Woolly blue violet, Meadow violet, Hooded violet",
    type: "forb",
    sun: "F-S",
    moisture: "M-W",
    season: "spr",
    height: "4–8 in",
    heightSort: 0.67,
    width: "6–9 in",
    widthSort: 0.75,
    notesShort: "The lawn weed that great spangled fritillaries cannot do without.",
    notes: `<p>A <a href="/fauna/fritillary">great spangled fritillary</a> lays her eggs in late summer near violets, often when the leaves are already withering. The caterpillars hatch in fall, eat nothing, and sleep in the litter as specks until the first new violet leaves of spring. Rake the bed bare in November and you rake them out with it. That is the whole case for leaving both the violets and the leaves.</p>
<p>Blue flowers in April feed a violet specialist, the mining bee <em>Andrena violae</em>, and various early flies and butterflies. Later come secret flowers, down at the soil, that never open and pollinate themselves. Their capsules shoot the seed; ants carry it on.</p>
<p>I planted none. They came with the lawn in 2021, and where the grass was taken off they stayed, under the shrubs, between the stepping stones, in the meadow's shaded hem beside the <a href="/flora/pennsedge">Pennsylvania sedge</a>. The <a href="/fauna/cottontail">cottontail</a> nibbles the leaves in winter. Where they crowd a smaller plant I pull a handful, and there are always more.</p>`,
    links: [wildflower("VISO"), usda("VISO"), ncState("viola-sororia")],
  },
  {
    keyId: "wildginger",
    nameCommon: "Wild ginger",
    nameScientific: "Asarum canadense",
    aka: "Canadian wild ginger, Canada snakeroot",
    type: "forb",
    sun: "S",
    moisture: "M",
    season: "spr",
    height: "4–8 in",
    heightSort: 0.67,
    width: "12–18 in",
    widthSort: 1.5,
    notesShort: "Felted hearts for deep shade, with a brown flower hidden on the ground beneath.",
    notes: `<p>Part the leaves in late April and there it lies on the soil: a brown-red jug with three points, so low that you need a cheek on the ground to look in. Early flies and gnats crawl inside for shelter and warmth. Most seed, though, seems to come from the flower's own pollen, and ants plant it.</p>
<p>No plant here stands more shade. On the north side of the <a href="/flora/witchhazel">witch hazel</a>, where the sun never falls in summer, two plants have become a quilt, each heart-shaped leaf as broad as a hand. Deer and rabbits let it be. Slugs do not, and the <a href="/fauna/garter">garter snake</a> that hunts along the log pile is my answer to slugs.</p>
<p>Move it in early fall: lay a length of rhizome just under the surface, cover it with leaf mold, keep it damp the first year. The root smells of ginger when scratched, but it holds aristolochic acid, which ruins kidneys, so it belongs in no kitchen. It dies back with frost and wants only fallen leaves for a blanket.</p>`,
    links: [wildflower("ASCA"), goBotany("asarum/canadense")],
  },
  {
    keyId: "coreopsis",
    nameCommon: "Lanceleaf coreopsis",
    nameScientific: "Coreopsis lanceolata",
    aka: "Lanceleaf tickseed, Sand coreopsis",
    type: "forb",
    sun: "F",
    moisture: "D-M",
    season: "spr",
    height: "1–2 ft",
    heightSort: 2,
    width: "1–1.5 ft",
    widthSort: 1.5,
    notesShort: "The meadow's first yellow, from May on, in the driest soil you can offer it.",
    notes: `<p>This was the first thing to flower where the lawn had been. Sown on scraped clay in November 2021, it made rosettes by April and a sheet of yellow the spring after. Few perennials will cover for a young meadow so fast while the grasses are still thinking about roots.</p>
<ul><li><strong>In bloom:</strong> <a href="/fauna/sweatbee">green sweat bees</a>, small carpenter bees and skippers use it from early May.</li><li><strong>In seed:</strong> <a href="/fauna/goldfinch">goldfinches</a> land on the bending heads in late June and pick out the flat black seeds that look, to some eyes, like ticks.</li></ul>
<p>Cut half the plants back when the first flush fades and they bloom again into summer; leave the other half for the birds. A clump is past its best after three or four years, but by then it has children. Do not feed it and hardly water it, since in rich ground it sprawls. As the meadow has thickened it has moved of its own accord to the gravelly strip by the sidewalk, next to the <a href="/flora/bflyweed">butterfly weed</a>.</p>`,
    links: [wildflower("COLA5"), ncState("coreopsis-lanceolata")],
  },
  {
    keyId: "marshmarig",
    nameCommon: "Marsh marigold",
    nameScientific: "Caltha palustris",
    aka: "Yellow marsh marigold, Cowslip, Kingcup",
    type: "forb",
    sun: "F-P",
    moisture: "W",
    season: "spr",
    height: "1–1.5 ft",
    heightSort: 1.5,
    width: "1–1.5 ft",
    widthSort: 1.5,
    notesShort: "Lacquered yellow cups at the pond's edge, open while spring peepers still call.",
    notes: `<p>Neither a marigold nor a cowslip but a cousin of the buttercups, and it shines as they do. To us the flower is plain yellow. A bee sees more: the outer part of each sepal reflects ultraviolet and the center does not, so there is a bull's-eye painted in a color we lack.</p>
<p>Hover flies and small bees come to the open cups on the first warm days, at just the time when <a href="/fauna/peeper">spring peepers</a> are loudest. The leaves shade the shallows where <a href="/fauna/amtoad">toads</a> string their eggs in late March.</p>
<p>It must not dry out in spring. I grow it in the mud at the inlet, crowns at the waterline, with <a href="/flora/blueflag">blue flag</a> behind to shade it once the heat comes. In July the leaves collapse; this far south that is its way of getting through summer, and in a hot year it goes early. Divide it as it fades. The sap is acrid and toxic raw, so wear gloves. Lesser celandine, a pest with flowers much like it, has tubers on the roots and creeps; this does neither.</p>`,
    links: [wildflower("CAPA5"), goBotany("caltha/palustris")],
  },
];
