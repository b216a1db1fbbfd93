const dayMs = 86_400_000;

/** How long until a moment, in days: 'within a day', 'in 1 day', 'in 12 days'. */
export function daysLeft(iso: string, now: Date): string {
  const days = Math.floor((Date.parse(iso) - now.getTime()) / dayMs);
  if (Number.isNaN(days) || days < 1) return "within a day";
  return days === 1 ? "in 1 day" : `in ${days} days`;
}
