const form = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });

/** 'January' to 'December'. */
export const monthNames = Array.from({ length: 12 }, (_, n) => form.format(Date.UTC(2024, n)));

/** The name of a month, from 1. */
export const monthName = (month: number): string => monthNames[month - 1] ?? "";
