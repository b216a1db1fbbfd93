import type { QuoteSeed } from "./types";

/**
 * The seventeen quotations the home page draws from (random quote range 1 to 17), oldest first.
 * All are in the public domain; verse lines are parted by ' / '.
 */
export const quotes: QuoteSeed[] = [
  {
    quotation:
      "God Almighty first planted a garden. And indeed it is the purest of human pleasures.",
    author: "Francis Bacon",
    citation: "“Of Gardens,” Essays, 1625",
  },
  {
    quotation: "Annihilating all that’s made / To a green thought in a green shade.",
    author: "Andrew Marvell",
    citation: "“The Garden,” Miscellaneous Poems, 1681",
  },
  {
    quotation:
      "Earth-worms, though in appearance a small and despicable link in the chain of nature, yet, if lost, would make a lamentable chasm.",
    author: "Gilbert White",
    citation: "The Natural History and Antiquities of Selborne, 1789",
  },
  {
    quotation: "And ’tis my faith that every flower / Enjoys the air it breathes.",
    author: "William Wordsworth",
    citation: "“Lines Written in Early Spring,” Lyrical Ballads, 1798",
  },
  {
    quotation: "Season of mists and mellow fruitfulness, / Close bosom-friend of the maturing sun",
    author: "John Keats",
    citation: "“To Autumn,” 1820",
  },
  {
    quotation:
      "Hush! let the wood-gate softly clap, for fear / The noise might drive her from her home of love",
    author: "John Clare",
    citation: "“The Nightingale’s Nest,” The Rural Muse, 1835",
  },
  {
    quotation:
      "The succession of native plants in the pastures and roadsides, which makes the silent clock by which time tells the summer hours, will make even the divisions of the day sensible to a keen observer.",
    author: "Ralph Waldo Emerson",
    citation: "Nature, 1836",
  },
  {
    quotation:
      "It is interesting to contemplate an entangled bank, clothed with many plants of many kinds, with birds singing on the bushes, with various insects flitting about, and with worms crawling through the damp earth, and to reflect that these elaborately constructed forms, so different from each other, and dependent on each other in so complex a manner, have all been produced by laws acting around us.",
    author: "Charles Darwin",
    citation: "On the Origin of Species, 1859",
  },
  {
    quotation: "Convince me that you have a seed there, and I am prepared to expect wonders.",
    author: "Henry David Thoreau",
    citation: "“The Succession of Forest Trees,” 1860",
  },
  {
    quotation:
      "Hurt no living thing: / Ladybird, nor butterfly, / Nor moth with dusty wing, / Nor cricket chirping cheerily, / Nor grasshopper so light of leap, / Nor dancing gnat, nor beetle fat, / Nor harmless worms that creep.",
    author: "Christina Rossetti",
    citation: "Sing-Song: A Nursery Rhyme Book, 1872",
  },
  {
    quotation: "I believe a leaf of grass is no less than the journey-work of the stars",
    author: "Walt Whitman",
    citation: "“Song of Myself,” Leaves of Grass, 1881",
  },
  {
    quotation:
      "The exceeding beauty of the earth, in her splendour of life, yields a new thought with every petal.",
    author: "Richard Jefferies",
    citation: "“The Pageant of Summer,” The Life of the Fields, 1884",
  },
  {
    quotation:
      "Of all the wonderful things in the wonderful universe of God, nothing seems to me more surprising than the planting of a seed in the blank earth and the result thereof.",
    author: "Celia Thaxter",
    citation: "An Island Garden, 1894",
  },
  {
    quotation:
      "To make a prairie it takes a clover and one bee, / One clover, and a bee, / And revery. / The revery alone will do / If bees are few.",
    author: "Emily Dickinson",
    citation: "Poems, Third Series, 1896",
  },
  {
    quotation:
      "The lesson I have thoroughly learnt, and wish to pass on to others, is to know the enduring happiness that the love of a garden gives.",
    author: "Gertrude Jekyll",
    citation: "Wood and Garden, 1899",
  },
  {
    quotation:
      "When we try to pick out anything by itself, we find it hitched to everything else in the universe.",
    author: "John Muir",
    citation: "My First Summer in the Sierra, 1911",
  },
  {
    quotation:
      "What would the world be, once bereft / Of wet and of wildness? Let them be left, / O let them be left, wildness and wet; / Long live the weeds and the wilderness yet.",
    author: "Gerard Manley Hopkins",
    citation: "“Inversnaid,” Poems, 1918",
  },
];
