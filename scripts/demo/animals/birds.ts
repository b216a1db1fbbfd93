import type { AnimalSeed } from "../types";

/** The sixteen birds of the roster; taxonomy after the American Ornithological Society. */
export const birds: AnimalSeed[] = [
  {
    keyId: "chickadee",
    nameCommon: "Carolina chickadee",
    nameScientific: "Poecile carolinensis",
    aka: "",
    classTax: "Aves",
    order: "Passeriformes",
    family: "Paridae",
    notesShort:
      "A small acrobat of the twigs that feeds its young almost nothing but caterpillars.",
    notes: `<p>A pair raising one brood carries in thousands of caterpillars, which is the best argument ever made for an oak. Here most of them come from the <a href="/flora/whiteoak">white oak</a>, the <a href="/flora/blackchry">black cherry</a> and the <a href="/flora/riverbirch">river birch</a> along the woodland edge.</p>
<h3>Through the year</h3>
<p>The nest is a cup of moss and fur in a small cavity. Ours has been in the box by the log pile every spring since 2023; its hole is an inch and an eighth, too tight for house sparrows. In winter the pair joins a loose band with <a href="/fauna/titmouse">titmice</a> and <a href="/fauna/downywp">downy woodpeckers</a>, and works through spider eggs, cocoons and seed heads.</p>
<h3>What we stopped doing</h3>
<p>We stopped spraying for anything. A leaf with holes in it is a leaf that fed somebody.</p>`,
    links: [
      {
        text: "Carolina Chickadee, All About Birds",
        href: "https://www.allaboutbirds.org/guide/Carolina_Chickadee/overview",
      },
      {
        text: "Carolina Chickadee, Audubon Field Guide",
        href: "https://www.audubon.org/field-guide/bird/carolina-chickadee",
      },
    ],
  },
  {
    keyId: "cardinal",
    nameCommon: "Northern cardinal",
    nameScientific: "Cardinalis cardinalis",
    aka: "Redbird",
    classTax: "Aves",
    order: "Passeriformes",
    family: "Cardinalidae",
    notesShort: "First at the feeder and last to leave it; both members of the pair sing.",
    notes: `<p>Cardinals keep the hours of people who work two jobs: they are up before the light and still about when it is gone. The pair stays all year. The female sings too, often from the nest, and her mate answers.</p>
<p>They nest low, in the densest thing they can find. Here that has been the <a href="/flora/coralhoney">coral honeysuckle</a> on the vegetable fence, twice, and once the <a href="/flora/ninebark">ninebark</a>. The young are fed insects; the adults crack seeds and take fruit, and dogwood berries and other red fruits lend the feathers their color. In January the fruit left on the <a href="/flora/winterbry">winterberry</a> draws four or five pairs at once.</p>
<p>What they ask of a gardener is thicket. We prune nothing between April and August, and we let the fence vine grow as untidy as it likes.</p>`,
    links: [
      {
        text: "Northern Cardinal, All About Birds",
        href: "https://www.allaboutbirds.org/guide/Northern_Cardinal/overview",
      },
      {
        text: "Northern Cardinal, Audubon Field Guide",
        href: "https://www.audubon.org/field-guide/bird/northern-cardinal",
      },
    ],
  },
  {
    keyId: "phoebe",
    nameCommon: "Eastern phoebe",
    nameScientific: "Sayornis phoebe",
    aka: "",
    classTax: "Aves",
    order: "Passeriformes",
    family: "Tyrannidae",
    notesShort:
      "A tail-wagging flycatcher that says its own name and builds with mud under the eaves.",
    notes: `<p>A gray bird on a low perch, dipping its tail: before the eye has settled on it, it has gone out, snapped a fly from the air and come back. It is among the first migrants home. Our earliest date is the sixth of March.</p>
<p>Phoebes built on rock ledges before there were porches. The nest is mud and moss with a lining of grass and hair, and a good one is repaired and used again. The pair here chose the light fixture over the back door in 2022, so the bulb came out, and it has stayed out.</p>
<h3>What brings them</h3>
<ul><li>Perches over open ground: the vegetable fence and last year’s <a href="/flora/joepye">Joe-Pye weed</a> stalks.</li><li>Mud from the edge of the rain garden.</li><li>Flying insects, from the pond’s midges to the wasps at the <a href="/flora/mtnmint">mountain mint</a>.</li><li>A few small fruits in lean weather; <a href="/flora/redcedar">redcedar</a> berries among them.</li></ul>`,
    links: [
      {
        text: "Eastern Phoebe, All About Birds",
        href: "https://www.allaboutbirds.org/guide/Eastern_Phoebe/overview",
      },
      {
        text: "Nest structures for phoebes, NestWatch",
        href: "https://nestwatch.org/learn/all-about-birdhouses/",
      },
    ],
  },
  {
    keyId: "bluebird",
    nameCommon: "Eastern bluebird",
    nameScientific: "Sialia sialis",
    aka: "",
    classTax: "Aves",
    order: "Passeriformes",
    family: "Turdidae",
    notesShort:
      "A thrush of open ground that drops from a perch to the grass for beetles and crickets.",
    notes: `<p>Thoreau wrote that the bluebird carries the sky on its back. Ours carries mostly crickets. It sits on a post above short grass, drops, and returns with something kicking.</p>
<p>Bluebirds need three things that a tidy suburb throws away: a hole to nest in, open ground with insects in it, and fruit that hangs on past Christmas. The mown path round the front meadow is the hunting ground. The box stands in full sun, on a smooth pole with a baffle, with an entrance of one and a half inches; we open it once a week in spring and evict house sparrows before they lay. Two broods fledged in 2024.</p>
<p>From November on a family group comes for the berries of <a href="/flora/dogwood">flowering dogwood</a>, <a href="/flora/redcedar">redcedar</a> and <a href="/flora/virgcreep">Virginia creeper</a>. Nobody rakes the meadow’s edge, and nobody treats it for grubs.</p>`,
    links: [
      {
        text: "Eastern Bluebird, All About Birds",
        href: "https://www.allaboutbirds.org/guide/Eastern_Bluebird/overview",
      },
      {
        text: "North American Bluebird Society",
        href: "https://www.nabluebirdsociety.org/",
      },
    ],
  },
  {
    keyId: "goldfinch",
    nameCommon: "American goldfinch",
    nameScientific: "Spinus tristis",
    aka: "Wild canary",
    classTax: "Aves",
    order: "Passeriformes",
    family: "Fringillidae",
    notesShort: "Nests when other birds have finished, once seeds and plant down are ripe.",
    notes: `<p>Few birds are stricter vegetarians. Goldfinches raise even their nestlings on seed, and so they wait for it: the nest is seldom begun before late June, when the robins are on their second family. It is woven of plant fiber and lined with down, so tightly that it can hold water.</p>
<p>The day the first <a href="/flora/coneflower">purple coneflower</a> cone dries, they know. They cling to it and pull the seeds out one by one, scattering petals. After that come the <a href="/flora/blackeyed">black-eyed Susans</a>, <a href="/flora/coreopsis">coreopsis</a>, <a href="/flora/blazing">blazing star</a>, and in winter the <a href="/flora/ironweed">ironweed</a>. We counted thirty-one in the front meadow on a gray morning in January 2025, all the color of wet straw.</p>
<p>The gardener’s part is to put the shears away. Nothing in the front meadow is cut until the end of March.</p>`,
    links: [
      {
        text: "American Goldfinch, All About Birds",
        href: "https://www.allaboutbirds.org/guide/American_Goldfinch/overview",
      },
      {
        text: "American Goldfinch, Audubon Field Guide",
        href: "https://www.audubon.org/field-guide/bird/american-goldfinch",
      },
    ],
  },
  {
    keyId: "robin",
    nameCommon: "American robin",
    nameScientific: "Turdus migratorius",
    aka: "",
    classTax: "Aves",
    order: "Passeriformes",
    family: "Turdidae",
    notesShort: "Worms in spring, fruit in winter, and a nest of mud and grass in between.",
    notes: `<p>The one animal that was already here when all this was lawn. A robin runs, stops, tilts its head to look, and pulls. It is worth knowing that it finds the worm by sight more than by ear, and that lawn chemicals travel up the same road.</p>
<p>By June the diet turns to fruit. <a href="/flora/servicebry">Serviceberries</a> go first, often before they are properly ripe, then <a href="/flora/blackchry">black cherries</a>, <a href="/flora/elderberry">elderberries</a> and the fat-rich fruits of the <a href="/flora/spicebush">spicebush</a>. Flocks from farther north strip the <a href="/flora/winterbry">winterberry</a> in February, usually in one loud afternoon.</p>
<p>The nest is a cup of grass stiffened with mud. One was built in 2023 in the crotch of the <a href="/flora/redbud">redbud</a>, at eye level, and a garden chair had to be given up for five weeks. We leave a bare muddy corner by the rain garden each April for the masons.</p>`,
    links: [
      {
        text: "American Robin, All About Birds",
        href: "https://www.allaboutbirds.org/guide/American_Robin/overview",
      },
      {
        text: "American Robin, Journey North",
        href: "https://journeynorth.org/robins",
      },
    ],
  },
  {
    keyId: "hummer",
    nameCommon: "Ruby-throated hummingbird",
    nameScientific: "Archilochus colubris",
    aka: "",
    classTax: "Aves",
    order: "Apodiformes",
    family: "Trochilidae",
    notesShort: "Here from mid-April to early October, on red tubes and a great many gnats.",
    notes: `<p>The <a href="/flora/coralhoney">coral honeysuckle</a> opens in the second week of April, the <a href="/flora/columbine">columbine</a> a few days after, and the first male is at them before the week is out. He has flown from Central America or Mexico, many of his kind straight across the Gulf.</p>
<p>Planting for hummingbirds means planting a relay. Ours runs from columbine through <a href="/flora/beebalm">scarlet bee balm</a> in June and <a href="/flora/trumpet">trumpet creeper</a> in July to <a href="/flora/cardflower">cardinal flower</a> at the rain garden, which holds them until they leave. Nectar is only the fuel; the body is built of gnats, aphids and small spiders, so nothing here is sprayed.</p>
<p>The nest, no bigger than a walnut half, is bound with spider silk and shingled with lichen. We have found one, in 2024, on a drooping limb of the <a href="/flora/riverbirch">river birch</a>. The female does all the work.</p>`,
    links: [
      {
        text: "Ruby-throated Hummingbird, All About Birds",
        href: "https://www.allaboutbirds.org/guide/Ruby-throated_Hummingbird/overview",
      },
      {
        text: "Hummingbird migration, Journey North",
        href: "https://journeynorth.org/hummingbirds",
      },
    ],
  },
  {
    keyId: "carwren",
    nameCommon: "Carolina wren",
    nameScientific: "Thryothorus ludovicianus",
    aka: "",
    classTax: "Aves",
    order: "Passeriformes",
    family: "Troglodytidae",
    notesShort: "A large voice in a small brown bird; pairs hold the garden together all year.",
    notes: `<p><em>Teakettle, teakettle, teakettle</em>, from somewhere near the ground, in every month. Only the male sings that song; the female adds a dry chatter over it. A pair stays together on one territory for years.</p>
<p>They have nested in a boot, a hanging fern and the watering can on the patio. Each time the thing was simply surrendered. Their living is made by poking: under bark, along the log pile, between fence boards and through the dead leaves below the <a href="/flora/arrowwood">arrowwood</a>, for spiders, crickets, roaches and caterpillars. In ice they will take <a href="/flora/virgcreep">Virginia creeper</a> and redcedar fruit, though a hard winter can still empty a county of wrens.</p>
<p>So the leaves stay where they fall, the log pile grows by a few logs a year, and a heap of brush stands behind the <a href="/flora/spicebush">spicebush</a>. Since the brush heap went in, in 2022, there has been no winter without them.</p>`,
    links: [
      {
        text: "Carolina Wren, All About Birds",
        href: "https://www.allaboutbirds.org/guide/Carolina_Wren/overview",
      },
      {
        text: "Carolina Wren, Audubon Field Guide",
        href: "https://www.audubon.org/field-guide/bird/carolina-wren",
      },
    ],
  },
  {
    keyId: "catbird",
    nameCommon: "Gray catbird",
    nameScientific: "Dumetella carolinensis",
    aka: "",
    classTax: "Aves",
    order: "Passeriformes",
    family: "Mimidae",
    notesShort:
      "A slate-gray mimic of the thickets with a black cap and a rust-red surprise beneath.",
    notes: `<p>It mews, it whistles, it quotes the <a href="/fauna/carwren">wren</a> and the <a href="/fauna/treefrog">treefrog</a> and breaks off to mew again. A singing catbird rarely repeats a phrase at once, which is how to tell it from the thrasher and the mockingbird.</p>
<h3>Where</h3>
<p>In the tangle at the south end of the woodland edge, where <a href="/flora/arrowwood">arrowwood</a>, <a href="/flora/elderberry">elderberry</a> and <a href="/flora/virginbow">virgin’s bower</a> have grown into one another. The nest is a bulky bowl of twigs about five feet up, with turquoise eggs. Catbirds know those eggs: a cowbird’s, slipped in among them, is usually thrown out.</p>
<h3>What</h3>
<p>Beetles, ants and caterpillars in May; fruit from June on. They net us out of the <a href="/flora/blueberry">highbush blueberries</a> more often than we net them. They come at the end of April and leave in October, and one came back in 2025 to the same twig he had sung from the year before, or so we choose to believe.</p>`,
    links: [
      {
        text: "Gray Catbird, All About Birds",
        href: "https://www.allaboutbirds.org/guide/Gray_Catbird/overview",
      },
    ],
  },
  {
    keyId: "waxwing",
    nameCommon: "Cedar waxwing",
    nameScientific: "Bombycilla cedrorum",
    aka: "",
    classTax: "Aves",
    order: "Passeriformes",
    family: "Bombycillidae",
    notesShort:
      "Sleek, masked and sociable; comes when the fruit is ripe and leaves when it is gone.",
    notes: `<p>Waxwings do not live anywhere in particular. They follow fruit. A thin high whistle, like a kettle two houses away, and there are forty of them in the <a href="/flora/redcedar">redcedar</a>, passing berries down the row until somebody swallows.</p>
<p>The name comes from the red tips on the wing feathers, hard and bright as sealing wax; older birds have more of them. In May and June the flock stays for <a href="/flora/servicebry">serviceberries</a>, and in late summer single birds hawk for mayflies and midges over the pond, like flycatchers that dressed for dinner.</p>
<p>The best thing to do for them is to plant fruit in sequence and leave it hanging: serviceberry, <a href="/flora/blackchry">black cherry</a>, <a href="/flora/redosier">red-osier dogwood</a>, <a href="/flora/winterbry">winterberry</a>, cedar. <a href="/flora/chokeberry">Chokeberries</a>, which no one here touches in October, were finished by waxwings in a single hour in March 2024. They also bathe hard, and the shallow end of the pond was made for that.</p>`,
    links: [
      {
        text: "Cedar Waxwing, All About Birds",
        href: "https://www.allaboutbirds.org/guide/Cedar_Waxwing/overview",
      },
      {
        text: "Cedar Waxwing, Audubon Field Guide",
        href: "https://www.audubon.org/field-guide/bird/cedar-waxwing",
      },
    ],
  },
  {
    keyId: "downywp",
    nameCommon: "Downy woodpecker",
    nameScientific: "Dryobates pubescens",
    aka: "",
    classTax: "Aves",
    order: "Piciformes",
    family: "Picidae",
    notesShort:
      "The smallest North American woodpecker, light enough to hang from a goldenrod stem.",
    notes: `<p>At about an ounce, a downy can go where heavier woodpeckers cannot: up a stalk of <a href="/flora/wrinkgold">goldenrod</a>, for instance, to open the round gall and take out the fly larva that winters in it. On a still January morning the tapping carries from the front meadow to the porch.</p>
<p>It digs its nest in dead wood, a hole just wide enough for itself, and each bird chisels a bedroom for the winter too. Chickadees and wrens inherit them. Our source of dead wood is a limb of the old <a href="/flora/redmaple">red maple</a>, cut back in 2022 to a safe ten-foot stub instead of to the ground; a pair nested in it two years later.</p>
<p>Bark beetles, borers, ants and caterpillars make up most of the fare, with <a href="/flora/dogwood">dogwood</a> and Virginia creeper berries for a change. What this bird asks is patience with stems and stubs that look dead. They are the pantry.</p>`,
    links: [
      {
        text: "Downy Woodpecker, All About Birds",
        href: "https://www.allaboutbirds.org/guide/Downy_Woodpecker/overview",
      },
      {
        text: "Downy Woodpecker, Audubon Field Guide",
        href: "https://www.audubon.org/field-guide/bird/downy-woodpecker",
      },
    ],
  },
  {
    keyId: "flicker",
    nameCommon: "Northern flicker",
    nameScientific: "Colaptes auratus",
    aka: "Yellow-shafted flicker, Yellowhammer",
    classTax: "Aves",
    order: "Piciformes",
    family: "Picidae",
    notesShort: "A woodpecker that feeds on the ground, where the ants are.",
    notes: `<p>What looks like a brown dove on the path has a spotted breast and a black bib; then it flies, and shows a white rump and wings lit from below with yellow. Flickers eat ants as their daily bread. They hammer at the soil, then lap with a tongue that reaches two inches past the bill.</p>
<p>Our share in this has been neglect, carefully kept up. The gravelly bank beside the <a href="/flora/littleblue">little bluestem</a> was never mulched, and ants of three or four kinds have it to themselves. No one here treats for ants outdoors.</p>
<p>In fall, flickers turn to fruit: <a href="/flora/blackchry">black cherry</a>, <a href="/flora/dogwood">dogwood</a>, and <a href="/flora/virgcreep">Virginia creeper</a> above all. They need a trunk with soft, dead heartwood for the nest, more than a young garden can offer, so ours commute from the neighbors’ old trees. A family of five came down to the ant bank together in July 2023.</p>`,
    links: [
      {
        text: "Northern Flicker, All About Birds",
        href: "https://www.allaboutbirds.org/guide/Northern_Flicker/overview",
      },
      {
        text: "Northern Flicker, Audubon Field Guide",
        href: "https://www.audubon.org/field-guide/bird/northern-flicker",
      },
    ],
  },
  {
    keyId: "titmouse",
    nameCommon: "Tufted titmouse",
    nameScientific: "Baeolophus bicolor",
    aka: "",
    classTax: "Aves",
    order: "Passeriformes",
    family: "Paridae",
    notesShort: "Crested, black-eyed and quick to scold; it lines its nest with hair.",
    notes: `<p><em>Peter, peter, peter</em>: the first spring song, sung on mild days in January. A titmouse takes one seed, flies to a limb, holds it under both feet and hits it until it opens. Then it takes another and hides it in the bark of the <a href="/flora/riverbirch">river birch</a> for later.</p>
<p>Titmice cannot dig, so they depend on old woodpecker holes and on boxes. They line the nest with hair, and are not above plucking it from the living: in April 2022 one was seen pulling fur from a dozing <a href="/fauna/graysquirl">squirrel</a>, who minded. Hair from a brushed dog, left on the fence, goes quickly, provided the dog has had no flea treatment.</p>
<p>Two-thirds of what they eat is insects, caterpillars before all, gleaned from the <a href="/flora/whiteoak">white oak</a> and the <a href="/flora/redmaple">maple</a>. Acorns and beechnuts carry them through the cold. The kindest thing to do is to keep the big trees, and to let the holes in them be.</p>`,
    links: [
      {
        text: "Tufted Titmouse, All About Birds",
        href: "https://www.allaboutbirds.org/guide/Tufted_Titmouse/overview",
      },
      {
        text: "Right bird, right house, NestWatch",
        href: "https://nestwatch.org/learn/all-about-birdhouses/",
      },
    ],
  },
  {
    keyId: "junco",
    nameCommon: "Dark-eyed junco",
    nameScientific: "Junco hyemalis",
    aka: "Snowbird, Slate-colored junco",
    classTax: "Aves",
    order: "Passeriformes",
    family: "Passerellidae",
    notesShort: "Leaden skies above, snow below: the sparrow that brings winter to the Piedmont.",
    notes: `<p>They come with the first frosts at the end of October and are gone by mid-April, to the mountains and the north. In between, a dozen or two hop and scratch under the grasses with both feet at once, and fly up together in a flash of white tail edges.</p>
<p>Seeds are the winter’s work. Under the <a href="/flora/littleblue">little bluestem</a>, <a href="/flora/dropseed">prairie dropseed</a> and <a href="/flora/switchgras">switchgrass</a> the snow is printed all over with small feet; <a href="/flora/aroaster">aster</a> and goldenrod fluff is picked up from the top of the crust. At dusk the flock goes to roost in the thick of the <a href="/flora/redcedar">redcedar</a>.</p>
<p>A junco’s winter is decided by what a gardener leaves undone in October. Standing stems hold the seed and break the wind; cut and bagged, they feed no one. Our first junco was seen in 2021, at the feeder, on bare lawn. These days the feeder is the last place to look.</p>`,
    links: [
      {
        text: "Dark-eyed Junco, All About Birds",
        href: "https://www.allaboutbirds.org/guide/Dark-eyed_Junco/overview",
      },
      {
        text: "Project FeederWatch",
        href: "https://feederwatch.org/",
      },
    ],
  },
  {
    keyId: "dove",
    nameCommon: "Mourning dove",
    nameScientific: "Zenaida macroura",
    aka: "",
    classTax: "Aves",
    order: "Columbiformes",
    family: "Columbidae",
    notesShort: "Whistling wings, a soft lament, and a nest one can see the eggs through.",
    notes: `<p>Everything about the dove sounds sad and none of it is. The coo is a male advertising himself; the whistle is only air in the wing feathers, though it warns the others well when one takes off in a hurry.</p>
<p>Doves live on seeds, almost without exception, picked up from bare or thinly covered ground and stored in the crop to be digested somewhere safer. Both parents make crop milk for the two squabs. The nest is a few crossed twigs, in our garden on a flat limb of the <a href="/flora/redcedar">redcedar</a> and once, unwisely, on the gutter. Three broods a year make up for the architecture.</p>
<p>The paths between the patio beds suit them: open, gritty, with fallen seed of <a href="/flora/coreopsis">coreopsis</a> and <a href="/flora/indiangras">Indiangrass</a> alongside. They also need to drink, and do it without lifting the head, in long draughts at the birdbath at evening. Cats are their chief trouble here. Ours watches from the window.</p>`,
    links: [
      {
        text: "Mourning Dove, All About Birds",
        href: "https://www.allaboutbirds.org/guide/Mourning_Dove/overview",
      },
      {
        text: "Mourning Dove, Audubon Field Guide",
        href: "https://www.audubon.org/field-guide/bird/mourning-dove",
      },
    ],
  },
  {
    keyId: "screechowl",
    nameCommon: "Eastern screech-owl",
    nameScientific: "Megascops asio",
    aka: "",
    classTax: "Aves",
    order: "Strigiformes",
    family: "Strigidae",
    notesShort: "An owl the height of a pint glass; it trills rather than screeches.",
    notes: `<p>It was here long before we knew. A falling whinny from the woodland edge, then a long soft trill on one note: that is the whole evidence most people ever have. Red and gray birds occur in one family. Ours is gray, and looks so like the bark beside the hole that three visitors out of four cannot find it in plain sight.</p>
<p>It nests in old <a href="/fauna/flicker">flicker</a> holes and in boxes with a three-inch door. The box went up in the <a href="/flora/whiteoak">white oak</a> in the fall of 2022, twelve feet high, with wood shavings on the floor; three owlets left it in May 2024.</p>
<p>On summer nights screech-owls take <a href="/fauna/katydid">katydids</a>, beetles and moths, in winter mice and small birds, and worms when it rains. Two things make a garden theirs. One is darkness, so the porch light is off. The other is that no rat poison is used, for what kills the mouse slowly kills the owl next.</p>`,
    links: [
      {
        text: "Eastern Screech-Owl, All About Birds",
        href: "https://www.allaboutbirds.org/guide/Eastern_Screech-Owl/overview",
      },
      {
        text: "Eastern Screech-Owl, Audubon Field Guide",
        href: "https://www.audubon.org/field-guide/bird/eastern-screech-owl",
      },
    ],
  },
];
