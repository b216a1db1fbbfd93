// What only the panel writes so: lib/format is in visitors’ JavaScript.

const list = new Intl.ListFormat("en-US");

/** 'Oak, Ash, and Elm'; of more than `most`, those are named and the rest counted: 'Oak, Ash, and 3 more'. */
export function listOf(names: readonly string[], most = names.length): string {
  const more = names.length - most;
  return list.format(more > 0 ? [...names.slice(0, most), `${more} more`] : names);
}

/** Formats bytes: '812 KB', '4.2 MB'. */
export function formatBytes(bytes: number): string {
  const units = ["bytes", "KB", "MB", "GB"] as const;
  const step = bytes < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  const digits = step > 1 && value < 100 ? 1 : 0;
  return `${value.toLocaleString("en-US", { maximumFractionDigits: digits })} ${units[step] ?? "GB"}`;
}
