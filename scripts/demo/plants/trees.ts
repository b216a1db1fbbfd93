import type { PlantSeed } from "../types";
import { goBotany, ncState, usda, wildflower } from "./sources";

/** Trees: three that stood over the old lawn, and six planted since. */
export const trees: PlantSeed[] = [
  {
    keyId: "redmaple",
    nameCommon: "Red maple",
    nameScientific: "Acer rubrum",
    aka: "Swamp maple, Scarlet maple",
    type: "tree",
    sun: "F-P",
    moisture: "W-D",
    season: "spr",
    height: "40–70 ft",
    heightSort: 70,
    width: "30–50 ft",
    widthSort: 50,
    notesShort: "Something red in every season, beginning with the first pollen of the year.",
    notes: `<p>Spring begins in its crown while we are still shoveling. In the last days of February the buds open into tassels, red on female boughs and orange on male, and on the first still afternoon above fifty degrees they are full of small early bees. <a href="/fauna/graysquirl">Gray squirrels</a> are up there too, eating the buds like popcorn.</p>
<p>The winged seeds spin down in May, months ahead of other maples', for <a href="/fauna/cardinal">cardinals</a> and <a href="/fauna/chipmunk">chipmunks</a>. All summer the leaves nourish caterpillars: of the rosy maple moth, pink and yellow as sherbet, of the giant <a href="/fauna/cecropia">cecropia</a>, and of hundreds of plainer ones that end in nestlings.</p>
<p>Ours stood in the lawn before there was a garden. It will grow on a dry hill or with its roots in a swamp, and few trees can say as much. Do not plant one close to drains or paving, as the roots lie shallow. Grass under it had always failed, so I stopped trying, left the leaves, and put in <a href="/flora/springbeau">spring beauty</a> and <a href="/flora/foamflower">foamflower</a>.</p>`,
    links: [wildflower("ACRU"), goBotany("acer/rubrum"), ncState("acer-rubrum")],
  },
  {
    keyId: "whiteoak",
    nameCommon: "White oak",
    nameScientific: "Quercus alba",
    aka: "Eastern white oak, Stave oak",
    type: "tree",
    sun: "F",
    moisture: "M-D",
    season: "fall",
    height: "50–80 ft",
    heightSort: 80,
    width: "50–80 ft",
    widthSort: 80,
    notesShort: "The keystone: no other plant here feeds so many caterpillars, and so many birds.",
    notes: `<p>If I could keep a single plant it would be this. Oaks support more kinds of caterpillar than any other trees in eastern North America, several hundred of them, and nearly every songbird here raises its young on caterpillars. One brood of <a href="/fauna/chickadee">Carolina chickadees</a> needs thousands. From May on, the parents can be seen shuttling between this crown and the nest box by the shed.</p>
<p>In late summer the <a href="/fauna/katydid">katydids</a> argue in the top of it until frost. In October come acorns, sweet ones, which <a href="/fauna/graysquirl">squirrels</a>, blue jays, <a href="/fauna/flicker">flickers</a> and deer cannot get enough of. A white oak's acorn sprouts at once in the fall. Squirrels know, and bite out the germ before they bury it.</p>
<h3>Standing under one</h3>
<p>It was old when the house was built. I drive nothing over its roots, dig no holes there bigger than a fist, and let all of its leaves lie: many moths drop from the branches to pupate in that litter. To plant your own, start from an acorn and put it where there is room for three hundred years.</p>`,
    links: [wildflower("QUAL"), goBotany("quercus/alba"), ncState("quercus-alba")],
  },
  {
    keyId: "redbud",
    nameCommon: "Eastern redbud",
    nameScientific: "Cercis canadensis",
    aka: "Judas tree",
    type: "tree",
    sun: "F-P",
    moisture: "M",
    season: "spr",
    height: "20–30 ft",
    heightSort: 30,
    width: "25–35 ft",
    widthSort: 35,
    notesShort: "Magenta on bare wood at the end of March, straight out of the bark.",
    notes: `<p>Flowers break from twigs, from limbs as thick as your arm, even from the trunk, before there is a leaf to be seen. Then the <a href="/fauna/masonbee">blue orchard bees</a> come out of the nesting tubes on the shed wall, and for two weeks they need go no farther than thirty feet. <a href="/fauna/carpentbee">Carpenter bees</a> and the first <a href="/fauna/bumblebee">bumble bee</a> queens join them.</p>
<p>Later in the year you may find neat half-moons cut from the rims of the heart-shaped leaves. Leafcutter bees use the pieces to line their nests; thin and smooth, redbud is a favorite cloth. Henry's elfin, a small brown butterfly of April, lays on the buds and young pods.</p>
<p>Planted from a three-foot whip in March 2021, the first tree in the new garden, it shades the seat at the woodland edge. It likes sun in spring and some shelter after, in any soil that drains. Redbuds live for about thirty years, so a seedling is already coming on behind, beside the <a href="/flora/geranium">wild geraniums</a>. The flowers are good in a salad.</p>`,
    links: [wildflower("CECA4"), ncState("cercis-canadensis")],
  },
  {
    keyId: "dogwood",
    nameCommon: "Flowering dogwood",
    nameScientific: "Cornus florida",
    aka: "Eastern dogwood, White dogwood",
    type: "tree",
    sun: "F-P",
    moisture: "M",
    season: "spr",
    height: "15–30 ft",
    heightSort: 30,
    width: "15–30 ft",
    widthSort: 30,
    notesShort: "Four white bracts in April, and fruit so rich that birds strip it before frost.",
    notes: `<p>What we call the petals are leaves in disguise, four bracts that sheltered the bud all winter. The flowers are the greenish knot in the middle, and small bees, flies and beetles attend to those. The spring azure lays her eggs among them.</p>
<p>In September and October the red fruit pays out fat, nearly a quarter of its weight when dry, to birds that are traveling or about to. I keep a list at the window: <a href="/fauna/bluebird">bluebird</a>, <a href="/fauna/robin">robin</a>, <a href="/fauna/flicker">flicker</a>, <a href="/fauna/downywp">downy woodpecker</a>, <a href="/fauna/waxwing">waxwing</a>, <a href="/fauna/cardinal">cardinal</a>, and <a href="/fauna/graysquirl">squirrel</a>, who ought not to count.</p>
<p>It is a tree of the understory and shows it by scorching in hot, dry places. Ours has morning sun, a mulch of its own leaves, and shade from three o'clock on. Moving air and healthy bark are the defense against anthracnose, which has killed so many since the 1970s. Keep mowers and trimmers away from the trunk; water in drought; prune hardly ever. Below it <a href="/flora/woodphlox">woodland phlox</a> opens in the same week.</p>`,
    links: [wildflower("COFL2"), ncState("cornus-florida")],
  },
  {
    keyId: "riverbirch",
    nameCommon: "River birch",
    nameScientific: "Betula nigra",
    aka: "Red birch, Water birch, Black birch",
    type: "tree",
    sun: "F-P",
    moisture: "W-M",
    season: "all",
    height: "40–70 ft",
    heightSort: 70,
    width: "40–60 ft",
    widthSort: 60,
    notesShort: "Bark like curled parchment all year; a birch that thrives in southern heat.",
    notes: `<p>White birches sicken in a Piedmont summer. This one belongs here, on the bars and banks of every muddy river from here to the Gulf, and neither heat nor the bronze birch borer bothers it. Salmon, cream and cinnamon, the bark lifts in sheets that light up when the sun is low. It is worth a look on any day in the calendar.</p>
<p>Catkins hang out in March. The seed, unlike other birches', is ripe by early June, in time for germinating on wet sandbars as the floods drop, and <a href="/fauna/goldfinch">goldfinches</a> and <a href="/fauna/chickadee">chickadees</a> pull the cones apart. <a href="/fauna/luna">Luna moths</a> are among the many moths whose caterpillars can be raised on birch. Sapsuckers drill it in winter, and the first <a href="/fauna/redadmiral">red admirals</a> drink at the wells.</p>
<p>It went in beside the rain garden as three stems in one hole, in November 2021, and has passed the gutters. In drought it sheds yellow leaves from July on, which looks like illness and is thrift. Prune in summer, as spring cuts bleed. Twigs fall all year: the <a href="/fauna/carwren">wrens</a> and I both collect them.</p>`,
    links: [wildflower("BENI"), ncState("betula-nigra"), usda("BENI")],
  },
  {
    keyId: "pawpaw",
    nameCommon: "Pawpaw",
    nameScientific: "Asimina triloba",
    aka: "Common pawpaw, Poor man's banana, Custard apple",
    type: "tree",
    sun: "P-S",
    moisture: "M-W",
    season: "spr",
    height: "15–25 ft",
    heightSort: 25,
    width: "15–25 ft",
    widthSort: 25,
    notesShort: "Tropical leaves, custard fruit, and the one thing a zebra swallowtail can eat.",
    notes: `<p>Zebra swallowtails lay on pawpaws and, this far north, on nothing else. From the leaves the black-banded caterpillars take compounds that make them taste foul. One striped, long-tailed female drifted through in June 2024, three years after the trees were planted, and left nine eggs. I had waited for that.</p>
<p>In April the bare twigs hold upside-down cups the color of liver, with a smell to match. Flies and small beetles pollinate them, badly, so growers do it with a paintbrush. A tree rejects its own pollen and that of its own suckers; you need two that are unrelated.</p>
<p>Should it work, there will be fruit in September, soft and green-yellow, something between banana and mango. The <a href="/fauna/opossum">opossum</a>, <a href="/fauna/graysquirl">squirrels</a> and raccoons have watched it as closely as you have. Ours bore its first four last year. I was granted one.</p>
<p>Set out young plants in spring in deep moist soil, shaded for two years and then given all the light you can. They sucker into a grove; <a href="/flora/bloodroot">bloodroot</a> and <a href="/flora/mayapple">mayapple</a> like it there.</p>`,
    links: [wildflower("ASTR"), ncState("asimina-triloba")],
  },
  {
    keyId: "servicebry",
    nameCommon: "Serviceberry",
    nameScientific: "Amelanchier canadensis",
    aka: "Shadbush, Juneberry, Canadian serviceberry",
    type: "tree",
    sun: "F-P",
    moisture: "M-W",
    season: "spr",
    height: "15–25 ft",
    heightSort: 25,
    width: "15–20 ft",
    widthSort: 20,
    notesShort: "White in March, purple with fruit in June; the birds will let you have a handful.",
    notes: `<p>Shadbush, for it blooms when shad run up the rivers; Juneberry, for obvious reasons; serviceberry, some say, because the circuit preachers could get through the thawed roads to hold services. Whatever you call it, it has a place by the patio where we can argue over the berries with those who own them.</p>
<p>The claim is made at dawn. For ten days in June <a href="/fauna/catbird">gray catbirds</a>, <a href="/fauna/robin">robins</a>, <a href="/fauna/titmouse">titmice</a> and a flock of <a href="/fauna/waxwing">cedar waxwings</a> come in shifts. The waxwings sit in a row and have been seen to pass a berry from bill to bill. To us it tastes of blueberry with a hint of almond.</p>
<p>White five-petaled flowers, at the end of March, serve early mining bees. The leaves serve caterpillars, those of the red-spotted purple included, and turn apricot in October.</p>
<p>This species is the one of wet coastal woods, many-stemmed, and needs moisture; it suits the rim of the rain garden better than a dry bank. Rust from <a href="/flora/redcedar">redcedar</a> spots the fruit in wet springs. It rarely matters. Thin crowded stems in late winter.</p>`,
    links: [wildflower("AMCA4"), goBotany("amelanchier/canadensis")],
  },
  {
    keyId: "redcedar",
    nameCommon: "Eastern redcedar",
    nameScientific: "Juniperus virginiana",
    aka: "Eastern juniper, Virginia juniper, Pencil cedar",
    type: "tree",
    sun: "F",
    moisture: "D-M",
    season: "all",
    height: "30–50 ft",
    heightSort: 50,
    width: "10–25 ft",
    widthSort: 25,
    notesShort: "Green on every day of the year, and the reason a waxwing is called cedar.",
    notes: `<p>On a January night with sleet coming sideways, most of the birds in this yard are in one of three trees. A redcedar is dense from top to bottom, evergreen, and prickly enough to discourage cats. I go past with a flashlight and see them: <a href="/fauna/cardinal">cardinals</a>, <a href="/fauna/junco">juncos</a>, <a href="/fauna/dove">mourning doves</a> shoulder to shoulder. Some winters the small <a href="/fauna/screechowl">screech-owl</a> is there as well, for reasons of his own.</p>
<p>It feeds them too. The blue berries, which are cones with fleshy scales, grow on female trees only and are eaten by <a href="/fauna/waxwing">cedar waxwings</a>, <a href="/fauna/bluebird">bluebirds</a>, <a href="/fauna/robin">robins</a> and <a href="/fauna/phoebe">phoebes</a> that linger. A small green butterfly, the juniper hairstreak, spends its whole childhood on the foliage and needs no other plant for it.</p>
<p>No cedar at all, but a juniper, it is the first tree to take an abandoned Piedmont field. Sun is the one condition. I set three along the windy north line in 2021, unstaked, and watered them one summer. The orange jelly horns of May are cedar-apple rust: startling, harmless to this tree, a nuisance for apples.</p>`,
    links: [wildflower("JUVI"), ncState("juniperus-virginiana"), goBotany("juniperus/virginiana")],
  },
  {
    keyId: "blackchry",
    nameCommon: "Black cherry",
    nameScientific: "Prunus serotina",
    aka: "Wild black cherry, Rum cherry",
    type: "tree",
    sun: "F",
    moisture: "M",
    season: "spr",
    height: "50–80 ft",
    heightSort: 80,
    width: "30–60 ft",
    widthSort: 60,
    notesShort: "Burnt-cornflake bark, small bitter cherries, and swallowtails by the dozen.",
    notes: `<p>Neighbors call it a weed tree, and it did arrive unasked, dropped by a bird on the back line some forty years ago. Let me put the other side.</p>
<ul><li>After the oaks it is among the best caterpillar trees in the East, host to several hundred species. The <a href="/fauna/tigerswal">tiger swallowtail</a>, the <a href="/fauna/cecropia">cecropia moth</a> and the red-spotted purple are three of them.</li><li>White blossom in early May supports mining bees, flies and beetles.</li><li>The August fruit is eaten by more birds than I can list: <a href="/fauna/robin">robins</a>, <a href="/fauna/catbird">catbirds</a>, <a href="/fauna/flicker">flickers</a>, <a href="/fauna/waxwing">waxwings</a>, and under the tree <a href="/fauna/chipmunk">chipmunks</a> and the <a href="/fauna/boxturtle">box turtle</a>.</li></ul>
<p>Tent caterpillars make gray bags in the forks in April. The tree leafs out again, and cuckoos come for them. Leave the tents alone.</p>
<p>Wilted leaves give off cyanide, so it is no tree for a pasture. The fruit stains; keep it away from the patio. Seedlings come up everywhere, and those in the beds I pull while they are small. Give one the sun and a far corner, with <a href="/flora/virgcreep">Virginia creeper</a> below.</p>`,
    links: [wildflower("PRSE2"), goBotany("prunus/serotina")],
  },
];
