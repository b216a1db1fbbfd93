import type { PlantSeed } from "../types";
import { goBotany, ncState, usda, wildflower } from "./sources";

/** Shrubs: berries, cover and the early and late ends of the flowering year. */
export const shrubs: PlantSeed[] = [
  {
    keyId: "buttonbush",
    nameCommon: "Buttonbush",
    nameScientific: "Cephalanthus occidentalis",
    aka: "Common buttonbush, Button willow, Honey bells",
    type: "shrub",
    sun: "F-P",
    moisture: "W",
    season: "sum",
    height: "5–12 ft",
    heightSort: 12,
    width: "4–8 ft",
    widthSort: 8,
    notesShort: "Pincushion moons over the pond in July, with a butterfly on each.",
    notes: `<p>Each bloom is a perfect globe, white, an inch and a half through, with the styles standing out all round like pins in a cushion. Half a hundred of them open together over the pond in early July. By noon there is a queue: <a href="/fauna/tigerswal">tiger swallowtails</a>, <a href="/fauna/hummoth">clearwing moths</a>, <a href="/fauna/bumblebee">bumble bees</a>, silver-spotted skippers.</p>
<p>It is a shrub of standing water, and I know no other in gardens that grows happily in a foot of it. The roots bind the bank. <a href="/fauna/treefrog">Gray treefrogs</a> call from the lower branches on warm nights in May and June, dropping to the water to lay. Caterpillars of the hydrangea sphinx feed on the foliage; the hard seed balls feed ducks in wilder places than this.</p>
<ul><li>Late to leaf out: bare in late April does not mean dead.</li><li>Prune in late winter, taking the oldest stems at the base. It flowers on new growth.</li><li>In a plain border it will live, but sulk through every dry spell.</li></ul>`,
    links: [wildflower("CEOC2"), goBotany("cephalanthus/occidentalis")],
  },
  {
    keyId: "spicebush",
    nameCommon: "Spicebush",
    nameScientific: "Lindera benzoin",
    aka: "Northern spicebush, Wild allspice",
    type: "shrub",
    sun: "P-S",
    moisture: "M-W",
    season: "spr",
    height: "6–12 ft",
    heightSort: 12,
    width: "6–12 ft",
    widthSort: 12,
    notesShort:
      "A yellow haze in March, caterpillars with false eyes in July, scarlet fruit in fall.",
    notes: `<p>Look for a leaf folded lengthwise and stitched with silk. Inside, on a summer's day, lies a green caterpillar with two great painted eyes, pretending to be a snake. It is the young of the <a href="/fauna/spiceswal">spicebush swallowtail</a>, which lays on this shrub and its relative sassafras and on little else around here. The promethea moth uses spicebush too.</p>
<p>Well before that, in March, tiny yellow flowers along bare twigs serve the first flies and small bees. Sexes are on separate plants. I bought five unsexed seedlings and was lucky to get three females, which redden with fruit in September. The flesh is rich in fat, exactly what thrushes need to cross the Gulf; <a href="/fauna/catbird">catbirds</a> and <a href="/fauna/robin">robins</a> clear it within a week.</p>
<p>Planted in the fall of 2021, they form the middle layer of the woodland edge and turn butter yellow in late October. Moist leafy soil is best. Scratch a twig and smell it. Deer did so once, and have not been back to try again.</p>`,
    links: [wildflower("LIBE3"), goBotany("lindera/benzoin"), ncState("lindera-benzoin")],
  },
  {
    keyId: "winterbry",
    nameCommon: "Winterberry",
    nameScientific: "Ilex verticillata",
    aka: "Common winterberry, Black alder, Michigan holly",
    type: "shrub",
    sun: "F-P",
    moisture: "W-M",
    season: "win",
    height: "6–10 ft",
    heightSort: 10,
    width: "6–8 ft",
    widthSort: 8,
    notesShort:
      "A holly that drops its leaves so that nothing hides the berries from January's birds.",
    notes: `<p>The best day of its year is the coldest. Fresh from the shrub in October the berries are passed over; after weeks of frost, when the <a href="/flora/dogwood">dogwoods</a> are bare and worms are locked in the ground, a flock descends and is done by evening. <a href="/fauna/waxwing">Cedar waxwings</a> did it in 2023. Last winter it was <a href="/fauna/robin">robins</a>, with a pair of <a href="/fauna/bluebird">bluebirds</a> at the rim.</p>
<p>The small white flowers of early June pass unnoticed, except by bees, who come in clouds.</p>
<h3>A matter of husbands</h3>
<p>Plants are male or female. One male, in bloom at the same time and within fifty feet or so, is plenty for five or more females; ours stands modestly behind the rain garden's inlet with four wives in front. Ask the nursery which is which.</p>
<p>Acid, damp, heavy ground suits it, as does standing water in winter. On lime the leaves yellow. Sun increases the crop. Thin the oldest stems every third March, and expect suckers, which are no nuisance in a wet corner.</p>`,
    links: [wildflower("ILVE"), goBotany("ilex/verticillata"), ncState("ilex-verticillata")],
  },
  {
    keyId: "redosier",
    nameCommon: "Red-osier dogwood",
    nameScientific: "Cornus sericea",
    aka: "Red twig dogwood, Redstem dogwood",
    type: "shrub",
    sun: "F-P",
    moisture: "W-M",
    season: "win",
    height: "6–9 ft",
    heightSort: 9,
    width: "7–10 ft",
    widthSort: 10,
    notesShort:
      "Stems like lit coals over the snow, and white berries the catbirds take in August.",
    notes: `<p>In December, when the leaves are down, the young stems begin to redden; by February they are the brightest thing in view from the kitchen window. Only wood of one or two years colors well. Each March, therefore, I cut the oldest third of the stems to the ground, and the shrub answers with straight new rods.</p>
<p>Flat white clusters in May bring small bees and beetles, and buds feed the caterpillars of the spring azure, a blue butterfly the size of a thumbnail. By August there are berries, white with a blue cast. <a href="/fauna/catbird">Catbirds</a> and <a href="/fauna/flicker">flickers</a> eat them as fast as they ripen.</p>
<p>A plain word about the map: this dogwood belongs to the North, and reaches Virginia only just. In Piedmont heat it gets leaf spot and twig cankers. I keep one, on the pond's cool north side, with its roots damp all year. Were I to begin again I might choose silky dogwood, <em>Cornus amomum</em>, which does the same work here without complaint. For winter color near it, <a href="/flora/winterbry">winterberry</a>.</p>`,
    links: [wildflower("COSE16"), ncState("cornus-sericea"), usda("COSE16")],
  },
  {
    keyId: "arrowwood",
    nameCommon: "Arrowwood viburnum",
    nameScientific: "Viburnum dentatum",
    aka: "Southern arrowwood, Arrowwood",
    type: "shrub",
    sun: "F-P",
    moisture: "M",
    season: "spr",
    height: "6–10 ft",
    heightSort: 10,
    width: "6–10 ft",
    widthSort: 10,
    notesShort: "White lace in May and blue-black fruit in September; a hedge that birds live in.",
    notes: `<p>When I wanted a hedge along the north line that would feed something, this was the answer. It grows dense to the ground, holds a <a href="/fauna/catbird">catbird's</a> nest every summer, takes pruning, and does not mind clay.</p>
<p>The flat creamy flower heads of May are thick with small bees, beetles and flies. Later the leaves are eaten by a green, horned caterpillar that turns into a <a href="/fauna/hummoth">hummingbird clearwing</a>, and the flower buds by young spring azures. The blue fruit is gone by October: <a href="/fauna/robin">robins</a>, <a href="/fauna/bluebird">bluebirds</a>, <a href="/fauna/flicker">flickers</a> and thrushes have seen to that.</p>
<p><strong>Buy two that differ.</strong> Arrowwood cannot set fruit with its own pollen, and two pots of one named selection are, for that purpose, a single plant. I used five seedlings from a local grower.</p>
<p>Farther north the viburnum leaf beetle strips it, and I check twigs in winter for its capped egg pits. None so far. Prune after bloom by taking old canes at the base. Fall color runs from yellow to wine, no two alike.</p>`,
    links: [wildflower("VIDE"), ncState("viburnum-dentatum")],
  },
  {
    keyId: "elderberry",
    nameCommon: "American elderberry",
    nameScientific: "Sambucus canadensis",
    aka: "Common elderberry, American black elderberry",
    type: "shrub",
    sun: "F-P",
    moisture: "M-W",
    season: "sum",
    height: "5–12 ft",
    heightSort: 12,
    width: "5–12 ft",
    widthSort: 12,
    notesShort: "Creamy plates in June, black fruit in August, and bee nurseries in the old canes.",
    notes: `<p>Everything about it is fast. A cutting stuck in wet soil in March 2022 bore fruit the following summer, and the thicket behind the pond now needs a firm hand.</p>
<p>The scented plates of June are full of beetles and hover flies. In August the fruit bends the canes, and <a href="/fauna/catbird">catbirds</a>, <a href="/fauna/robin">robins</a>, <a href="/fauna/bluebird">bluebirds</a> and <a href="/fauna/waxwing">waxwings</a> take turns; many other birds feed on elder at the start of fall migration. I pick a basket for syrup first. Cook it: raw berries upset the stomach, and leaves, stems and roots contain cyanide-forming compounds.</p>
<p>Do not overlook the dead wood. Elder canes have a soft white pith, and small carpenter bees (<em>Ceratina</em>) chew it out to make a row of cells. So I cut spent three-year-old canes in late winter, leave knee-high stubs, and bundle the rest on the log pile.</p>
<p>Two different plants fruit better than one. It will stand beside <a href="/flora/buttonbush">buttonbush</a> in mud, or in a good border with water. Suckers come up yards away.</p>`,
    links: [ncState("sambucus-canadensis"), usda("SANIC4")],
  },
  {
    keyId: "clethra",
    nameCommon: "Sweet pepperbush",
    nameScientific: "Clethra alnifolia",
    aka: "Summersweet, Coastal sweetpepperbush",
    type: "shrub",
    sun: "F-S",
    moisture: "W-M",
    season: "sum",
    height: "4–8 ft",
    heightSort: 8,
    width: "4–6 ft",
    widthSort: 6,
    notesShort: "White candles in July shade, with a scent that reaches the street.",
    notes: `<p>You will smell it before you see it, clove and honey, on a night in mid-July when nothing else in the shade is in bloom. That timing is its gift. Flowering shrubs crowd into May; hardly one serves the bees at midsummer, and fewer still under trees.</p>
<p>All day the white spikes hum with <a href="/fauna/bumblebee">bumble bees</a> and small native bees. <a href="/fauna/spiceswal">Spicebush swallowtails</a>, <a href="/fauna/hummer">hummingbirds</a> and, toward dark, moths come as well. The little capsules that follow look like peppercorns and hold through winter; they have no pepper in them.</p>
<p>It is a coastal plant of acid swamps and pine woods, moved inland by gardeners, and on the Piedmont it asks only not to dry out. Mine run along the low side of the woodland path, where roof water passes. They sucker gently into a colony. Prune, if you must, in late winter, since bloom is on new wood. Leaves come late, stay clean, and turn a soft gold in October. Next to it <a href="/flora/sweetspire">Virginia sweetspire</a> turns crimson.</p>`,
    links: [wildflower("CLAL3"), goBotany("clethra/alnifolia")],
  },
  {
    keyId: "sweetspire",
    nameCommon: "Virginia sweetspire",
    nameScientific: "Itea virginica",
    aka: "Virginia willow, Tassel-white",
    type: "shrub",
    sun: "F-S",
    moisture: "M-W",
    season: "spr",
    height: "3–6 ft",
    heightSort: 6,
    width: "3–6 ft",
    widthSort: 6,
    notesShort: "Drooping white tassels in late May; crimson leaves that stay until Christmas.",
    notes: `<p>Few shrubs earn two entries in my calendar as surely. The first is for the last week of May, when every arching twig ends in a white tassel that smells faintly of honey, and small bees, <a href="/fauna/carpentbee">carpenter bees</a> and butterflies use all of it. The second is for Thanksgiving: by then most leaves are on the ground, and these are garnet, and still attached.</p>
<p>Along streams in the wild it grows in the shade of swamp trees. That makes it patient with wet feet, low light and heavy clay alike, although shade costs it color. A thicket of it fills the slope between the patio and the rain garden and has stopped the soil from washing there. <a href="/fauna/carwren">Carolina wrens</a> hunt spiders beneath it.</p>
<p>Suckers are the price, or the point. I chop a ring round the colony each March and give the rooted pieces away. Flowers form on last year's wood, so cut right after bloom and not later. Deer browse it lightly. It combines well with <a href="/flora/clethra">sweet pepperbush</a>, which takes over as it stops.</p>`,
    links: [wildflower("ITVI"), ncState("itea-virginica")],
  },
  {
    keyId: "ninebark",
    nameCommon: "Ninebark",
    nameScientific: "Physocarpus opulifolius",
    aka: "Common ninebark, Eastern ninebark, Atlantic ninebark",
    type: "shrub",
    sun: "F-P",
    moisture: "W-D",
    season: "spr",
    height: "5–10 ft",
    heightSort: 10,
    width: "5–8 ft",
    widthSort: 8,
    notesShort: "Peeling bark, domes of bloom in May, red seed heads, and no complaints at all.",
    notes: `<p>On its home ground, gravelly stream banks, this shrub is drowned in March and baked in August, and it has brought the same temper into gardens. It holds the corner by the driveway, where heat and car doors had finished off two others.</p>
<p>Late May covers it with white domes the size of a half-dollar. Pollen and nectar are open to all, and I see mostly small mining bees, <a href="/fauna/bumblebee">bumble bees</a>, beetles. The clustered pods turn red and then brown. Birds chiefly use the thicket itself: a <a href="/fauna/cardinal">cardinal</a> nested at chest height in 2024, and song sparrows sleep in it.</p>
<p>One pretty beetle, the ninebark calligrapher (<em>Calligrapha spiraeae</em>), feeds on ninebark in particular. Its back is written over in black on cream.</p>
<p>The bark comes off in strips, in layers, nine if you like. Show it by removing a few old canes at the base after flowering. Purple-leaved forms are common in the trade; the green species supports leaf-eaters better and suits the company of <a href="/flora/switchgras">switchgrass</a>.</p>`,
    links: [wildflower("PHOP"), ncState("physocarpus-opulifolius")],
  },
  {
    keyId: "chokeberry",
    nameCommon: "Black chokeberry",
    nameScientific: "Aronia melanocarpa",
    aka: "Aronia",
    type: "shrub",
    sun: "F-P",
    moisture: "M",
    season: "spr",
    height: "3–6 ft",
    heightSort: 6,
    width: "3–6 ft",
    widthSort: 6,
    notesShort: "White blossom, black fruit, red leaves; sour enough to last until birds need it.",
    notes: `<p>Taste one berry in September and your whole mouth will pucker: hence the name, and hence the virtue. Sweet fruit is gone in a week. This hangs until frost and hunger have improved it, and late in the year <a href="/fauna/waxwing">cedar waxwings</a> and <a href="/fauna/robin">robins</a>, and sometimes a <a href="/fauna/chipmunk">chipmunk</a>, finish what is left.</p>
<p>April flowers look like small pear blossom, with pink anthers, and are worked by mining bees and <a href="/fauna/masonbee">blue orchard bees</a>. A single bush sets fruit alone. Cooked with sugar the crop makes a jelly nearly black, good with cheese.</p>
<p>Three form the low front of the shrub border beside the vegetable fence, where morning sun gives them leaves the red of a fire engine in October. They take wet clay or dry. They sucker slowly.</p>
<p>If orange-spotted leaves appear, suspect the <a href="/flora/redcedar">redcedar</a>, for several rusts spend half their lives on it and the other half on plants of the apple tribe. I do nothing, and both live. Remove a few of the oldest canes in March.</p>`,
    links: [ncState("aronia-melanocarpa"), goBotany("aronia/melanocarpa")],
  },
  {
    keyId: "blueberry",
    nameCommon: "Highbush blueberry",
    nameScientific: "Vaccinium corymbosum",
    aka: "Swamp blueberry, American blueberry",
    type: "shrub",
    sun: "F-P",
    moisture: "M-W",
    season: "spr",
    height: "6–10 ft",
    heightSort: 10,
    width: "6–8 ft",
    widthSort: 8,
    notesShort: "Bells for buzzing bees in April, pie in June, scarlet twigs and leaves in fall.",
    notes: `<p>Hold your ear near the bells in mid-April. A queen <a href="/fauna/bumblebee">bumble bee</a> hangs from one, locks her wing muscles and buzzes without flying, and the pollen pours from pores in the anthers like salt. Honey bees cannot do it. The southeastern blueberry bee, <em>Habropoda laboriosa</em>, hardly does anything else, and flies for just those few weeks. <a href="/fauna/carpentbee">Carpenter bees</a> slit the bells from outside.</p>
<p>Then comes June. Four bushes along the vegetable fence feed one household, two pairs of <a href="/fauna/catbird">catbirds</a>, a mockingbird and a <a href="/fauna/boxturtle">box turtle</a> who takes what drops. I net one bush and surrender three. Blueberries also nourish a great company of caterpillars, among them several hairstreaks and elfins.</p>
<h3>What it insists on</h3>
<ul><li>Acid soil, pH 4.5 to 5.5: test before you plant.</li><li>Shallow roots kept cool beneath pine needles.</li><li>A second variety nearby, for larger fruit.</li></ul>
<p>Prune in late winter, oldest canes first. In October the leaves go scarlet.</p>`,
    links: [wildflower("VACO"), ncState("vaccinium-corymbosum")],
  },
  {
    keyId: "witchhazel",
    nameCommon: "Witch hazel",
    nameScientific: "Hamamelis virginiana",
    aka: "American witch hazel, Common witch hazel",
    type: "shrub",
    sun: "P-S",
    moisture: "M",
    season: "fall",
    height: "10–20 ft",
    heightSort: 20,
    width: "10–20 ft",
    widthSort: 20,
    notesShort: "Yellow ribbons in November, moths for pollinators, and seeds shot like peas.",
    notes: `<p>It flowers when everything else has stopped, at the end of October and through November, its crumpled yellow ribbons uncurling in the sun and rolling up in frost. Who is left to pollinate it? Flies and late bees on mild days, and by night the owlet moths that fly in winter, which shiver to warm themselves before takeoff. Bernd Heinrich worked that out in the Vermont woods.</p>
<p>The seed then takes a whole year. On a dry day the next fall each capsule tightens until two black seeds shoot out with a crack, as far as twenty or thirty feet. I put a branch in a vase once and was awakened by it.</p>
<p>Little pointed hats on the leaves are the galls of an aphid, and do no harm. The leaves feed many moth caterpillars; <a href="/fauna/titmouse">titmice</a> search them all summer to feed their young.</p>
<p>Planted in 2021 at the deepest part of the woodland edge, it is nine feet tall and as wide. Give it the same leafy soil as <a href="/flora/spicebush">spicebush</a>. I prune only suckers.</p>`,
    links: [wildflower("HAVI4"), goBotany("hamamelis/virginiana")],
  },
];
