import type { ResourceSeed } from "../types";

/** Studies on cats and wildlife, for the cats page only. */
export const catReferences: ResourceSeed[] = [
  {
    categoryId: 15,
    title: "How many animals do free-ranging cats kill?",
    subtitle: "Loss, Will and Marra · Nature Communications 4: 1396, 2013",
    description:
      "<p>The source of the numbers everyone repeats: 1.3 to 4.0 billion birds and 6.3 to 22.3 billion mammals a year in the contiguous United States. Cats without owners do most of it. The range is wide because the counting is hard, and the authors say so.</p>",
    href: "https://doi.org/10.1038/ncomms2380",
    deepLink: "study-loss-2013",
    sortOrder: 10,
  },
  {
    categoryId: 15,
    title: "What a cat does all day, by camera",
    subtitle:
      "Loyd, Hernandez, Carroll, Abernathy and Marshall · Biological Conservation 160: 183–189, 2013",
    description:
      "<p>Fifty-five pet cats in Athens, Georgia, a Piedmont town like ours, wore small cameras. Fewer than half hunted, and those took mostly small lizards, voles and insects. The telling figure: they brought home about one catch in four. What lies on the mat is not the count.</p>",
    href: "https://doi.org/10.1016/j.biocon.2013.01.008",
    deepLink: "study-loyd-2013",
    sortOrder: 20,
  },
  {
    categoryId: 15,
    title: "How far does a pet cat go?",
    subtitle: "Kays and others · Animal Conservation 23: 516–523, 2020",
    description:
      "<p>GPS on 925 pet cats in six countries: most stayed within a hundred yards or so of home. Good news and bad, since all their hunting falls on that small circle, several times what a wild predator of the size would take there. That circle is a garden.</p>",
    href: "https://doi.org/10.1111/acv.12563",
    deepLink: "study-kays-2020",
    sortOrder: 30,
  },
  {
    categoryId: 15,
    title: "Do bright collars help?",
    subtitle: "Willson, Okunlola and Novak · Global Ecology and Conservation 3: 359–366, 2015",
    description:
      "<p>Cats in bright ruffed collars brought home far fewer birds, in spring nineteen times fewer than cats without. Birds see color well; mice do not, and the mice gained little. A fair half-measure for a cat that will not stay in, of no use to fledglings that cannot fly.</p>",
    href: "https://doi.org/10.1016/j.gecco.2015.01.004",
    deepLink: "study-willson-2015",
    sortOrder: 40,
  },
  {
    categoryId: 15,
    title: "Meat and play instead of bells",
    subtitle: "Cecchetti, Crowley, Goodwin and McDonald · Current Biology 31: 1107–1111, 2021",
    description:
      "<p>Food with plenty of meat cut the prey brought home by 36 percent, and five to ten minutes of play a day cut it by 25. Bells had no clear effect. The kindest study on this list, because it asks something of the owner and nothing of the cat.</p>",
    href: "https://doi.org/10.1016/j.cub.2020.12.044",
    deepLink: "study-cecchetti-2021",
    sortOrder: 50,
  },
  {
    categoryId: 15,
    title: "What cats eat, the world over",
    subtitle: "Lepczyk and others · Nature Communications 14: 7809, 2023",
    description:
      "<p>A list made from a century of studies: 2,084 species eaten by free-ranging cats, nearly half of them birds, and about one in six of conservation concern. Insects and reptiles are on it too. Read it for the sheer length; a cat does not specialize.</p>",
    href: "https://doi.org/10.1038/s41467-023-42766-6",
    deepLink: "study-lepczyk-2023",
    sortOrder: 60,
  },
];
