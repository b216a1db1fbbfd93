import type { ResourceSeed } from "../types";

/** Challenges of the garden; the cats page shows these first, so each stands by itself. */
export const catsAndChallenges: ResourceSeed[] = [
  {
    categoryId: 14,
    title: "house cats",
    subtitle: "The most common predator in the yard, and the one we brought",
    description:
      "<p>A well-fed cat hunts all the same: the urge to stalk does not wait for hunger. In a garden that calls birds to the ground and rabbits to the edge, that matters. The kind answer, for the cat as well, is a door that stays shut or a porch with a screen.</p>",
    href: "/cats",
    deepLink: "house-cats",
    sortOrder: 10,
  },
  {
    categoryId: 14,
    title: "Cats Indoors",
    subtitle: "American Bird Conservancy",
    description:
      "<p>How to bring an outdoor cat inside without a war: change the hours first, then the window seats, then the door. Two weeks of complaint, in our house, and thirteen years of peace. Written by bird people, and fair to cats.</p>",
    href: "https://abcbirds.org/program/cats-indoors/",
    deepLink: "cats-indoors",
    sortOrder: 20,
  },
  {
    categoryId: 14,
    title: "Catios, leads and strollers",
    subtitle: "Cats and Birds, a program of Nature Canada",
    description:
      "<p>Pictures of screened porches and tunnels, from a window box to a palace, and instructions for teaching a cat to walk on a lead. My neighbor built the small one in a weekend. Her cat now watches our feeder like television.</p>",
    href: "https://catsandbirds.ca/",
    deepLink: "catios-and-leads",
    sortOrder: 30,
  },
  {
    categoryId: 14,
    title: "Talking to a neighbor about a cat",
    subtitle: "What has worked on our street",
    description:
      '<p>Begin with the cat, whose life outdoors is short and full of cars. Bring a photograph, not a dead bird. Offer to help with the screen. Meanwhile put feeders ten feet from cover, a baffle on the nest-box pole, and thorny prunings under the <a href="/flora/arrowwood">arrowwood</a>.</p>',
    href: "",
    deepLink: "neighbors-and-cats",
    sortOrder: 40,
  },
  {
    categoryId: 14,
    title: "Deer",
    subtitle: "Rutgers NJAES: landscape plants rated by deer resistance",
    description:
      '<p>A cat hunts the <a href="/fauna/cottontail">rabbit</a>, a deer eats the rabbit\'s dinner. Cage each young tree for five years, spray before the first bite and not after, and lean on <a href="/flora/mtnmint">mountain mint</a>, grasses and ferns. The Rutgers list is honest: no plant is rated safe, only seldom damaged.</p>',
    href: "https://njaes.rutgers.edu/deer-resistant-plants/",
    deepLink: "deer",
    sortOrder: 50,
  },
  {
    categoryId: 14,
    title: "Invasive plants",
    subtitle: "Invasive Plant Atlas of the United States",
    description:
      "<p>Stiltgrass, English ivy, Japanese honeysuckle, Callery pear. They were here before I was and they arrive each year by bird and shoe. <em>Pull stiltgrass in August before it seeds</em>, cut ivy at the trunk, and plant something the same day, because bare soil is an invitation.</p>",
    href: "https://www.invasiveplantatlas.org/",
    deepLink: "invasive-plants",
    sortOrder: 60,
  },
  {
    categoryId: 14,
    title: "Drought",
    subtitle: "U.S. Drought Monitor",
    description:
      '<p>Water anything new for its first summer, deeply and seldom; after that let it prove itself. In the dry fall of 2023 the <a href="/flora/aroaster">aromatic aster</a> never noticed and the <a href="/flora/cardflower">cardinal flower</a> fainted daily. Keep the birdbath full: in a drought it is the best plant in the garden.</p>',
    href: "https://droughtmonitor.unl.edu/",
    deepLink: "drought",
    sortOrder: 70,
  },
  {
    categoryId: 14,
    title: "Lawn ordinances",
    subtitle: "Maryland House Bill 322 of 2021",
    description:
      "<p>A couple in Columbia, Maryland fought their homeowners' association over a native garden, and their state made a law of it. Know your own rules before the letter comes. A mown edge, a bench, a sign and a path say <strong>tended</strong>, and most complaints end there.</p>",
    href: "https://mgaleg.maryland.gov/mgawebsite/Legislation/Details/hb0322?ys=2021RS",
    deepLink: "lawn-ordinances",
    sortOrder: 80,
  },
  {
    categoryId: 14,
    title: "Window strikes",
    subtitle: "American Bird Conservancy: glass collisions",
    description:
      "<p>After cats, glass kills more birds in this country than any other thing of ours, up to a billion a year, and much of it at houses. One hawk sticker does nothing. Dots or cords on the <em>outside</em>, two inches apart, stopped it at our kitchen window.</p>",
    href: "https://abcbirds.org/glass-collisions/",
    deepLink: "window-strikes",
    sortOrder: 90,
  },
  {
    categoryId: 14,
    title: "Light at night",
    subtitle: "DarkSky International",
    description:
      '<p>A <a href="/fauna/luna">luna moth</a> has a week to find a mate and will spend it circling your porch lamp. <a href="/fauna/firefly">Fireflies</a> cannot read each other in the glare. Shield it, warm it, dim it, put it on a sensor, or best of all find the switch.</p>',
    href: "https://darksky.org/",
    deepLink: "light-at-night",
    sortOrder: 100,
  },
  {
    categoryId: 14,
    title: "Mosquito spraying",
    subtitle: "U.S. EPA: Bti for mosquito control",
    description:
      "<p>The companies that fog a yard “against mosquitoes” use pyrethroids, which kill bees, caterpillars and fireflies as well. Tip out standing water each week, set a bucket of straw water with a Bti dunk as a trap, run a fan on the patio. The pond's dragonflies do the rest.</p>",
    href: "https://www.epa.gov/mosquitocontrol/bti-mosquito-control",
    deepLink: "mosquito-spraying",
    sortOrder: 110,
  },
];
