/** Parses one field of a filter from text or JSON; `undefined` when invalid. */
export type ReadField<T> = (value: unknown) => T | undefined;

export interface FilterField<T> {
  /** The name in the query string. */
  param: string;
  read: ReadField<T>;
}

/** A screen's state in the address. */
export interface QuerySpec<F extends object> {
  defaults: F;
  fields: { [K in keyof F]: FilterField<F[K]> };
}

/** A list's state in the address and in session storage. */
export interface FilterSpec<F extends object> extends QuerySpec<F> {
  storageKey: string;
  /** A change is rendered at once, before the next one: lists of what is chosen are built from what is shown. */
  isInstant?: true;
}

/** One of a closed list of codes. */
export function choice<T extends string>(codes: readonly T[]): ReadField<T> {
  return (value) => codes.find((code) => code === value);
}

/** Text of at most `max` characters, without space around it. */
export function shortText(max: number): ReadField<string> {
  return (value) => (typeof value === "string" ? value.trim().slice(0, max) : undefined);
}

/** The same, but not empty. */
export function nonEmpty(max: number): ReadField<string> {
  const read = shortText(max);
  return (value) => read(value) || undefined;
}

/** A whole number from `min` up. */
export function wholeNumber(min: number): ReadField<number> {
  return (value) => {
    const n = typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : value;
    return typeof n === "number" && Number.isSafeInteger(n) && n >= min ? n : undefined;
  };
}

function build<F extends object>(spec: QuerySpec<F>, valueOf: (name: keyof F) => unknown): F {
  const filter = { ...spec.defaults };
  for (const name of Object.keys(spec.fields) as (keyof F)[]) {
    filter[name] = spec.fields[name].read(valueOf(name)) ?? spec.defaults[name];
  }
  return filter;
}

/** The filter in an address; invalid fields fall back to their defaults. */
export function filterFromQuery<F extends object>(spec: QuerySpec<F>, query: URLSearchParams): F {
  return build(spec, (name) => query.get(spec.fields[name].param) ?? undefined);
}

/** Parses a stored filter, field by field. */
export function filterFromJson<F extends object>(spec: FilterSpec<F>, json: unknown): F {
  const record =
    typeof json === "object" && json !== null ? (json as Record<keyof F, unknown>) : {};
  return build(spec, (name) => (record as Partial<Record<keyof F, unknown>>)[name]);
}

/** The filter as a query string with '?', without defaults; '' for the default filter. */
export function filterToQuery<F extends object>(spec: QuerySpec<F>, filter: F): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(spec.fields) as (keyof F)[]) {
    if (filter[name] !== spec.defaults[name]) {
      query.set(spec.fields[name].param, String(filter[name]));
    }
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** Whether the query has any field of this list. */
export function hasFilter<F extends object>(spec: FilterSpec<F>, query: URLSearchParams): boolean {
  const fields = Object.values<FilterField<unknown>>(spec.fields);
  return fields.some(({ param }) => query.has(param));
}
