const drawings = {
  plant: [
    "M160 232C158 170 160 110 178 40",
    "M161 190c-34 4-60-8-76-38 34-8 64 4 76 38z",
    "M159 140c-28 0-48-14-58-42 30-2 52 12 58 42z",
    "M162 166c22-28 48-38 80-30-10 32-40 42-80 30z",
    "M166 108c14-26 38-38 68-32-8 28-34 40-68 32z",
    "M178 40c-14-10-16-22-8-36 14 8 18 20 8 36z",
    "M161 190c-22-18-44-30-76-38M159 140c-16-18-32-30-58-42M162 166c26-16 48-26 80-30M166 108c22-16 40-26 68-32",
  ],
  animal: [
    "M96 228c20-40 44-86 82-130",
    "M122 186c-6-68 24-132 98-172 12 72-22 134-88 152",
    "M220 14c-30 26-56 56-78 92",
    "M124 160l-2 26 26-14M134 128l-4 30 34-14M152 96l-8 28 40-12M176 66l-10 28 38-14M200 38l-10 26 28-10",
  ],
} as const;

/** Shown for a record without a banner: a sprig for plants, a feather for animals. */
export function RecordOrnament({
  kind,
  className,
}: {
  kind: keyof typeof drawings;
  className?: string;
}) {
  return (
    <svg
      className={className}
      viewBox="60 0 200 236"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[kind].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
