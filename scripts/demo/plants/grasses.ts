import type { PlantSeed } from "../types";
import { goBotany, ncState, usda, wildflower } from "./sources";

/** Grasses, and the two sedges that do a grass's work in shade and in wet. */
export const grasses: PlantSeed[] = [
  {
    keyId: "littleblue",
    nameCommon: "Little bluestem",
    nameScientific: "Schizachyrium scoparium",
    aka: "Beard grass, Prairie beard grass",
    type: "grass",
    sun: "F",
    moisture: "D",
    season: "fall",
    height: "2–4 ft",
    heightSort: 4,
    width: "1.5–2 ft",
    widthSort: 2,
    notesShort: "The fabric of the front meadow: blue in June, copper from October until spring.",
    notes: `<p>Take the flowers out of the front meadow and it would still be a meadow. Take this out and it would be a flower bed. Some ninety clumps, set a foot and a half apart as plugs in April 2022, hold the rest upright and leave just enough bare soil between them for ground-nesting bees and for a <a href="/fauna/cottontail">cottontail</a> to hide her nest.</p>
<p>Several skippers, the dusted and the cobweb skipper among them, feed on the blades as caterpillars and spend the winter in the tufts. After frost the stems turn copper and the white seed tufts catch the low sun. <a href="/fauna/junco">Juncos</a> ride the stems down to pick them.</p>
<h3>Keeping it</h3>
<ul><li>Dry, poor soil in full sun. Fertilizer makes it fall over.</li><li>Plant in spring: it grows in warm weather and sulks if moved in fall.</li><li>Cut a third of the meadow to eight inches each March, never all at once.</li></ul>
<p>The clippings stay on the ground for a few weeks, so that whatever slept in them, <a href="/fauna/woollybear">woolly bears</a> included, can walk away.</p>`,
    links: [wildflower("SCSC"), ncState("schizachyrium-scoparium"), usda("SCSC")],
  },
  {
    keyId: "bigblue",
    nameCommon: "Big bluestem",
    nameScientific: "Andropogon gerardii",
    aka: "Turkeyfoot",
    type: "grass",
    sun: "F",
    moisture: "M-D",
    season: "fall",
    height: "4–8 ft",
    heightSort: 8,
    width: "2–3 ft",
    widthSort: 3,
    notesShort: "The tall grass of the tallgrass prairie, and of old Piedmont savannas as well.",
    notes: `<p>Three stiff fingers spread at the top of each stem, hence <em>turkeyfoot</em>. Kansas claims it, but it is native here as well: when travelers of the seventeen-hundreds wrote of grassland in the Carolina Piedmont, this was among the grasses their horses waded through.</p>
<p>More of it lies below than above. Roots go down eight feet and farther, and each year a share of them dies and becomes dark soil, which is the cheapest improvement of red clay that I know. The Delaware skipper, a plain orange butterfly, raises its young on the leaves. Sparrows and <a href="/fauna/cardinal">cardinals</a> shelter in the stand and glean seeds in winter.</p>
<p>It grows along the back of the front meadow as a screen, six plants in a row, with <a href="/flora/indiangras">Indiangrass</a>. Rich or watered ground sends it up to eight feet and then down on its face; ours gets neither food nor water and stands. Expect little until the third summer. Cut it in late March before the new shoots show purple.</p>`,
    links: [wildflower("ANGE"), ncState("andropogon-gerardii")],
  },
  {
    keyId: "switchgras",
    nameCommon: "Switchgrass",
    nameScientific: "Panicum virgatum",
    aka: "Wand panic grass, Tall panic grass",
    type: "grass",
    sun: "F",
    moisture: "W-D",
    season: "fall",
    height: "3–6 ft",
    heightSort: 6,
    width: "2–3 ft",
    widthSort: 3,
    notesShort: "Stands in water, stands in drought, and stands up through an ice storm.",
    notes: `<p>After rain the seed heads hold a drop at every branch tip, and the whole plant looks like its own cloud. That alone would earn its keep. But it is the engineer of the rain garden that I value: roots as deep as I am tall, which open channels in the clay and let a flooded basin drain in a day instead of three.</p>
<p>It tolerates both extremes, wet for a week in April, cracked ground in August. The hard shiny seeds feed <a href="/fauna/dove">mourning doves</a>, <a href="/fauna/junco">juncos</a> and <a href="/fauna/cardinal">cardinals</a>. In a hard wind small birds go into it as into a house. Caterpillars of the Delaware skipper eat the leaves.</p>
<p>Plant in spring or early summer, when the soil is warm. It makes broad clumps and also seeds about, so I use it where it has strong neighbors, not in the patio beds. Blue- and red-leaved selections are the same species; the wild form is looser. Winter bleaches it to straw. It is cut at the end of March, and green blades appear in about three weeks.</p>`,
    links: [wildflower("PAVI2"), ncState("panicum-virgatum"), usda("PAVI2")],
  },
  {
    keyId: "indiangras",
    nameCommon: "Indiangrass",
    nameScientific: "Sorghastrum nutans",
    aka: "Yellow Indiangrass",
    type: "grass",
    sun: "F",
    moisture: "D-M",
    season: "fall",
    height: "4–7 ft",
    heightSort: 7,
    width: "2–3 ft",
    widthSort: 3,
    notesShort: "Golden plumes in September, hung with yellow anthers that dance in any breeze.",
    notes: `<p>Few people think to look at a grass in flower. Do it here in the first week of September: the plume is the color of a lion, and from it hang hundreds of canary-yellow anthers, each on a thread, all moving. Bees come for pollen although the wind does the pollinating.</p>
<p>For a week or two the <a href="/fauna/gardenspid">garden spider</a> has the best address on the place, slung between two clumps with the whole flight path of the meadow before her. Leaves feed the caterpillar of the pepper-and-salt skipper. In winter, seed and cover go to <a href="/fauna/junco">juncos</a> and white-throated sparrows.</p>
<p>To know it out of bloom, find the two upright points, like the sights of a rifle, where the blade leaves the stem. It sows itself more freely than <a href="/flora/littleblue">little bluestem</a>, and in a small meadow will win unless checked. I take out seedlings while they are pencil-thick and leave one row at the back. Sun, lean soil, a cut in March: it wants nothing else from anyone.</p>`,
    links: [wildflower("SONU2"), ncState("sorghastrum-nutans")],
  },
  {
    keyId: "dropseed",
    nameCommon: "Prairie dropseed",
    nameScientific: "Sporobolus heterolepis",
    aka: "Northern dropseed",
    type: "grass",
    sun: "F",
    moisture: "D-M",
    season: "fall",
    height: "2–3 ft",
    heightSort: 3,
    width: "2–3 ft",
    widthSort: 3,
    notesShort: "A fountain of hair-fine leaves whose flowers smell, in August, of hot popcorn.",
    notes: `<p>Visitors sniff, look around, and ask who is cooking. Some smell buttered popcorn, some coriander; it is the haze of flowers over this low fountain of a grass, and it drifts as far as the porch.</p>
<p>Prairies of the Midwest are its home, though scattered wild stands reach east as far as Connecticut and the Carolinas, usually on thin soils that other grasses refuse. It edges the path through the front meadow at even spaces, which tells people that the wildness behind it is meant. Of all the signs of care a small meadow can show, I believe a neat rim is the best.</p>
<p>The round seeds fall in October. That is the name, and also the service: <a href="/fauna/junco">juncos</a> and <a href="/fauna/dove">doves</a> feed from the ground under it until there is nothing left. <a href="/fauna/amtoad">Toads</a> dig in beneath the skirt on hot days.</p>
<p>It is slow. Buy the largest plants you can afford, set them two feet apart, and give them three years. A clump may then outlive the gardener. Cut to four inches in March. Between them grows <a href="/flora/blazing">blazing star</a>.</p>`,
    links: [wildflower("SPHE"), ncState("sporobolus-heterolepis")],
  },
  {
    keyId: "pennsedge",
    nameCommon: "Pennsylvania sedge",
    nameScientific: "Carex pensylvanica",
    aka: "Oak sedge, Early sedge",
    type: "grass",
    sun: "P-S",
    moisture: "D-M",
    season: "spr",
    height: "6–12 in",
    heightSort: 1,
    width: "12–18 in",
    widthSort: 1.5,
    notesShort: "A soft lawn for under oaks, green by March and never in need of a mower.",
    notes: `<p>Where grass seed failed six times under the oak, this took once. It is a sedge, with fine arching blades no higher than a boot, and it lives by preference in the dry shade of oak woods among their roots. Straw-colored brushes of flowers open in early April; the wind sees to them.</p>
<p>I set plugs a foot apart in September 2021. Creeping rhizomes closed the gaps by the third summer, and now a few hundred square feet on the west side get one mowing, high, in March, or none. The leaves of <a href="/flora/whiteoak">white oak</a> settle between the blades and stay there, so all the creatures that winter in litter have a roof. Several small brown butterflies and a good many moths use sedges as larval food. The seeds are eaten by sparrows and <a href="/fauna/chipmunk">chipmunks</a>.</p>
<p>Spring bulbs of our own sort come up through it without trouble: <a href="/flora/springbeau">spring beauty</a> first, then <a href="/flora/woodphlox">woodland phlox</a> along its margin. Feet now and then are no problem, daily traffic is. Water it through its first summer only.</p>`,
    links: [goBotany("carex/pensylvanica"), ncState("carex-pensylvanica")],
  },
  {
    keyId: "foxsedge",
    nameCommon: "Fox sedge",
    nameScientific: "Carex vulpinoidea",
    aka: "Brown fox sedge",
    type: "grass",
    sun: "F-P",
    moisture: "W-M",
    season: "sum",
    height: "1–3 ft",
    heightSort: 3,
    width: "1.5–2.5 ft",
    widthSort: 2.5,
    notesShort: "Fox-tailed tufts that hold the rain garden's mud in place through every storm.",
    notes: `<p>A rain garden is a basin that people judge by its flowers and that works by its roots. These are the roots. Fox sedge germinates on bare mud within weeks, makes a tight tussock in a season, and slows the water that comes down the swale so that soil drops out before it reaches the pond.</p>
<p>In June the stems bend under brown, bristling spikes, which have been compared to a fox's tail by someone who had perhaps not seen one lately. Seeds go to sparrows, and to ducks where there are ducks. <a href="/fauna/peeper">Spring peepers</a> and young <a href="/fauna/treefrog">gray treefrogs</a> wait out the day low among the blades, and dragonflies rest on the tips.</p>
<p>Thirty plugs went in along the inlet in spring 2022. I have planted none since, and weeded out a few dozen. It stands a month of drought by turning brown at the edges. Shear to six inches each February, ahead of the new growth; <a href="/flora/bluelobel">great blue lobelia</a> and <a href="/flora/swampmilk">swamp milkweed</a> come up between.</p>`,
    links: [goBotany("carex/vulpinoidea"), usda("CAVU2")],
  },
  {
    keyId: "bottlebrsh",
    nameCommon: "Bottlebrush grass",
    nameScientific: "Elymus hystrix",
    aka: "Eastern bottlebrush grass",
    type: "grass",
    sun: "P-S",
    moisture: "D-M",
    season: "sum",
    height: "2–3 ft",
    heightSort: 3,
    width: "1–1.5 ft",
    widthSort: 1.5,
    notesShort: "Bristling spikes that catch stray light at the shady end of the path.",
    notes: `<p>Good grasses for shade can be counted on one hand, and those worth looking at on two fingers. This one sends up straight stems in June with spikelets set out at right angles like the bristles for washing bottles. A shaft of late sun turns them to sparks.</p>
<p>The northern pearly-eye, a soft brown butterfly of woods that would rather drink from sap than from flowers, raises its caterpillars on this grass and a few of its woodland kin. I have watched adults chase each other around the trunk of the <a href="/flora/blackchry">black cherry</a>, with bottlebrush ten feet off.</p>
<p>Unlike the meadow grasses it grows in cool weather, green early in spring and again in fall. So plant it in September, or in March. It lives perhaps five years and leaves children in disturbed spots, never too many. Seeds ripen and fall by August, when <a href="/fauna/chipmunk">chipmunks</a> take a share.</p>
<p>It mixes well with <a href="/flora/bluestgold">blue-stemmed goldenrod</a> and asks for no summer water once settled.</p>`,
    links: [goBotany("elymus/hystrix"), ncState("elymus-hystrix")],
  },
];
