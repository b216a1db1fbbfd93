import type { PlantSeed } from "../types";
import { goBotany, ncState, usda, wildflower } from "./sources";

/** Climbers, each with the support it was given: arbor, shed, fence, post and wire. */
export const vines: PlantSeed[] = [
  {
    keyId: "coralhoney",
    nameCommon: "Coral honeysuckle",
    nameScientific: "Lonicera sempervirens",
    aka: "Trumpet honeysuckle, Scarlet honeysuckle",
    type: "vine",
    sun: "F-P",
    moisture: "M",
    season: "spr-fall",
    height: "10–20 ft",
    heightSort: 20,
    width: "3–6 ft",
    widthSort: 6,
    notesShort: "The honeysuckle to plant: no thug, and in flower from April to October.",
    notes: `<p>Every spring somebody tells me they pulled out their honeysuckle because it strangled a tree. That was the Japanese one, white and yellow and sweet at night. Ours has coral trumpets without scent, blue-gray leaves, and manners.</p>
<p>It opens with the first warm days of April, makes a second show in June, and is seldom quite without bloom until October. The <a href="/fauna/hummer">ruby-throat</a> is at it daily. The last pair of leaves below each cluster are joined into a disk with the stem through the middle, a good mark for knowing it. Red berries follow for <a href="/fauna/catbird">catbirds</a> and <a href="/fauna/robin">robins</a>, and the green caterpillar of the <a href="/fauna/hummoth">hummingbird clearwing</a> feeds on the leaves.</p>
<p>On the patio arbor two plants meet overhead, and a <a href="/fauna/cardinal">cardinal</a> has built in the thick of it three years running. Sun means flowers; shade means leaves and mildew. Aphids crowd the tips in May, until the <a href="/fauna/lacewing">lacewings</a> find them. Prune straight after the first bloom, if at all.</p>`,
    links: [wildflower("LOSE"), ncState("lonicera-sempervirens")],
  },
  {
    keyId: "virgcreep",
    nameCommon: "Virginia creeper",
    nameScientific: "Parthenocissus quinquefolia",
    aka: "Woodbine, Five-leaved ivy",
    type: "vine",
    sun: "F-S",
    moisture: "D-M",
    season: "fall",
    height: "30–50 ft",
    heightSort: 50,
    width: "5–10 ft",
    widthSort: 10,
    notesShort:
      "Five leaflets, not three; scarlet by October, just as the migrants need its fruit.",
    notes: `<p>Leaves of three, let it be; leaves of five, let it climb. Virginia creeper is taken for poison ivy more often than any other plant, and grubbed out for it. (Its sap can raise a rash on some skins, so gloves are still sensible. The berries are poisonous to us.)</p>
<p>Birds know better. The blue-black fruit ripens on red stalks in September, and as the leaves blaze they work as a flag for <a href="/fauna/bluebird">bluebirds</a>, <a href="/fauna/flicker">flickers</a>, <a href="/fauna/downywp">downy woodpeckers</a>, <a href="/fauna/robin">robins</a> and thrushes on their way south. Handsome moths are raised on the foliage: the Pandorus and Virginia creeper sphinxes, and the eight-spotted forester.</p>
<p>It climbs by tendrils with sticky pads, which do a sound trunk no harm but will lift shingles and mark paint. I let it have the old shed, the back fence, and the ground under the <a href="/flora/redcedar">redcedars</a>, where it roots as it runs and holds the slope. Once a year, in July, I cut back everything that points toward the house.</p>`,
    links: [wildflower("PAQU2"), ncState("parthenocissus-quinquefolia")],
  },
  {
    keyId: "maypop",
    nameCommon: "Purple passionflower",
    nameScientific: "Passiflora incarnata",
    aka: "Maypop, Apricot vine, Wild passion vine",
    type: "vine",
    sun: "F-P",
    moisture: "D-M",
    season: "sum",
    height: "10–20 ft",
    heightSort: 20,
    width: "3–6 ft",
    widthSort: 6,
    notesShort: "A tropical-looking flower on a hardy native vine, built around the carpenter bee.",
    notes: `<p>It seems to have escaped from a greenhouse: a fringed violet wheel three inches across, with a kind of helicopter mounted on top. The design makes sense as soon as an <a href="/fauna/carpentbee">eastern carpenter bee</a> lands. As she circles the nectar ring, the anthers hang just low enough to paint her back, and on older flowers the stigmas bend down to take the pollen off.</p>
<p>Leaves are for caterpillars. Variegated fritillaries find the vine in most years, and in warm ones the gulf fritillary comes up from the South to lay on it. Some seasons it is half eaten by September. I consider it well spent.</p>
<p>It dies to the ground each winter and is in no hurry: nothing shows until May. Then it is up the vegetable fence by July, and up through the lawn six feet away, too. Mow those. The egg-shaped fruit yellows and falls in September, and the pulp around the seeds is fragrant and sour-sweet, if the <a href="/fauna/opossum">opossum</a> leaves you one. Two plants that differ set far more fruit than one.</p>`,
    links: [wildflower("PAIN6"), ncState("passiflora-incarnata"), usda("PAIN6")],
  },
  {
    keyId: "trumpet",
    nameCommon: "Trumpet creeper",
    nameScientific: "Campsis radicans",
    aka: "Trumpet vine, Cow itch vine",
    type: "vine",
    sun: "F",
    moisture: "D-M",
    season: "sum",
    height: "25–40 ft",
    heightSort: 40,
    width: "5–10 ft",
    widthSort: 10,
    notesShort: "Magnificent, hummingbird-haunted, and confined for life to one cedar post.",
    notes: `<p>I would not plant it near a house, a small tree or anything with a gutter. I would not be without it either. The answer was a rot-proof post, set in the open lawn where a mower passes on all sides, with the vine trained as a standard. Every sucker that comes up meets the blade.</p>
<p>From late June to September the head of it is hung with orange trumpets, and a <a href="/fauna/hummer">ruby-throated hummingbird</a> defends the post against all comers. Research in this vine found that hummingbirds deliver many times the pollen per visit that bees do. Ants patrol too. They drink from nectar glands outside the flowers, on sepals and leaf stalks, and drive off some of what would eat the buds. The Plebeian sphinx feeds on the leaves as a caterpillar.</p>
<p>Bloom comes on new wood: cut all side shoots to two buds in late February. Withhold fertilizer altogether. Long pods split in winter and let fly papery seeds. Handling it makes some people itch, so wear sleeves. For a small arbor the answer is <a href="/flora/coralhoney">coral honeysuckle</a>.</p>`,
    links: [wildflower("CARA2"), ncState("campsis-radicans")],
  },
  {
    keyId: "virginbow",
    nameCommon: "Virgin's bower",
    nameScientific: "Clematis virginiana",
    aka: "Devil's darning needles, Old man's beard",
    type: "vine",
    sun: "F-P",
    moisture: "M-W",
    season: "sum",
    height: "8–20 ft",
    heightSort: 20,
    width: "3–6 ft",
    widthSort: 6,
    notesShort: "August froth on the back fence, then silver smoke; look for toothed leaflets.",
    notes: `<p>Before you buy or keep one, run a finger along a leaflet. Toothed edges, three leaflets: this, the native. Smooth edges, usually five: sweet autumn clematis from Japan, which smothers stream banks from here to Texas. Nurseries have confused the two.</p>
<p>Virgin's bower opens its cream stars in early August, males on one plant and females on another, lightly scented. Small bees, hover flies, beetles and wasps make up the crowd, and the <a href="/fauna/sweatbee">green sweat bee</a> is usually among them. On female vines each flower leaves a tuft of silvery plumes, and these hang along the fence like breath in cold air until January. A <a href="/fauna/carwren">Carolina wren</a> spends winter nights in the tangle.</p>
<p>It climbs by wrapping its leaf stalks about whatever is thin enough, so it needs wire or twigs and can do nothing with a bare wall. Damp soil behind the pond keeps it content; it runs over the brush there and up through the <a href="/flora/elderberry">elderberry</a>. Cut it to two feet in March. Sap may blister skin: wear gloves for that.</p>`,
    links: [wildflower("CLVI5"), goBotany("clematis/virginiana")],
  },
];
