/**
 * Ordinary words that common names begin with. Only these lose their capital, so that a name this site has
 * never heard of keeps it (docs/decisions/046).
 */
const ordinary = new Set(
  `eastern western northern southern common great greater lesser little large small giant dwarf
  tall big least lowland upland high low long short broad narrow slender thick thin dense loose sharp rough smooth
  hairy downy fuzzy woolly silky velvet sweet bitter sour wild tame false true bold mourning weeping creeping
  climbing flowering fragrant aromatic obedient marsh swamp bog pond river creek lake sea shore beach sand stone
  rock prairie meadow field forest wood woodland mountain hill desert garden house barn tree ground spring summer
  autumn fall winter early late red orange yellow green blue purple violet pink white black brown gray grey
  golden gold silver scarlet crimson ruby rusty pale dark bright painted spotted striped banded spangled tufted
  crested hooded ringed pearl coral butterfly hummingbird bumble carpenter orchard sweat honey milk cardinal fox
  deer bear bee ant spider crab snake turtle tiger wolf dog cat owl hawk cedar oak maple birch pine spruce
  fir hickory walnut elm ash willow holly magnolia dogwood hazel witch cherry plum crabapple apple grape berry
  spicebush milkweed goldenrod aster clover fern grass rose mint sage thistle nettle trumpet star sun
  moon cloud fire snow rain partridge luna cabbage clouded zebra tent box saw screech barred bald turkey
  chimney bank cliff song fish mallard highbush lowbush lanceleaf wrinkleleaf foxglove bottlebrush
  arrowwood cinnamon royal sensitive maidenhair ostrich lady`.split(/\s+/),
);

/** Names of people and places that stand behind the first word of common names, besides possessives. */
const proper = new Set(
  `Susan Joe-Pye Joe Pye Anne St. Saint England York Jersey America Carolina Virginia Canada Kentucky Pennsylvania Texas
  California Florida Mexico Mississippi Tennessee Baltimore Nashville Philadelphia Appalachian Allegheny Atlantic
  Pacific American Canadian Mexican European African Asian Japanese Chinese Indian Carolinian`.split(
    /\s+/,
  ),
);

/** Whether a word behind the first has a capital that only a title has: 'Swamp Milkweed', not 'Black-eyed Susan'. */
const isOfTitle = (word: string) =>
  /^\p{Lu}/u.test(word) && !proper.has(word) && !/[’']s?$/.test(word);

/**
 * A name in the middle of a sentence: 'Cedar waxwing' is 'cedar waxwing' there, 'Carolina wren' stays. One that is typed
 * as a title, 'Swamp Milkweed', stays as typed: half of it in lower case would be neither.
 */
export function nameInSentence(name: string): string {
  const [first = "", ...others] = name.split(" ");
  if (others.some(isOfTitle)) return name;
  const isCompound = /^[A-Z][a-z]+(-[a-z]+)+$/.test(first);
  const isWord = /^[A-Z][a-z]+$/.test(first);
  const isOrdinary =
    isCompound || (isWord && (others.length === 0 || ordinary.has(first.toLowerCase())));
  return isOrdinary ? [first.toLowerCase(), ...others].join(" ") : name;
}
