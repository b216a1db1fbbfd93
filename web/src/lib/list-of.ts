const list = new Intl.ListFormat("en-US");

/** 'Oak, Ash, and Elm'; of more than `most`, those are named and the rest counted: 'Oak, Ash, and 3 more'. */
export function listOf(names: readonly string[], most = names.length): string {
  const more = names.length - most;
  return list.format(more > 0 ? [...names.slice(0, most), `${more} more`] : names);
}
