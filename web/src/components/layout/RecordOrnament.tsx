const drawings = {
  sprig: [
    "M160 232C158 170 160 110 178 40",
    "M161 190c-34 4-60-8-76-38 34-8 64 4 76 38z",
    "M159 140c-28 0-48-14-58-42 30-2 52 12 58 42z",
    "M162 166c22-28 48-38 80-30-10 32-40 42-80 30z",
    "M166 108c14-26 38-38 68-32-8 28-34 40-68 32z",
    "M178 40c-14-10-16-22-8-36 14 8 18 20 8 36z",
    "M161 190c-22-18-44-30-76-38M159 140c-16-18-32-30-58-42M162 166c26-16 48-26 80-30M166 108c22-16 40-26 68-32",
  ],
  feather: [
    "M96 228c20-40 44-86 82-130",
    "M122 186c-6-68 24-132 98-172 12 72-22 134-88 152",
    "M220 14c-30 26-56 56-78 92",
    "M124 160l-2 26 26-14M134 128l-4 30 34-14M152 96l-8 28 40-12M176 66l-10 28 38-14M200 38l-10 26 28-10",
  ],
  wings: [
    "M160 66c-5 30-5 92 0 128 5-36 5-98 0-128zM158 64c-6-20-18-32-34-38M162 64c6-20 18-32 34-38",
    "M156 98C132 46 86 34 70 54c-14 24 16 68 84 72M164 98C188 46 234 34 250 54c14 24-16 68-84 72",
    "M154 130c-46 0-72 24-62 54 10 26 50 18 65-30M166 130c46 0 72 24 62 54-10 26-50 18-65-30",
    "M152 112c-22-22-44-38-66-46M151 120c-24-4-44-14-60-30M168 112c22-22 44-38 66-46M169 120c24-4 44-14 60-30",
    "M151 136c-18 8-34 22-46 42M169 136c18 8 34 22 46 42",
  ],
  trail: [
    "M100 216a6 9 15 1 0 12 2a6 9 15 1 0-12-2zM132 206a6 9 15 1 0 12 2a6 9 15 1 0-12-2z",
    "M106 172a6 9 20 1 0 12 3a6 9 20 1 0-12-3zM138 164a6 9 20 1 0 12 3a6 9 20 1 0-12-3z",
    "M122 128a6 9 30 1 0 12 5a6 9 30 1 0-12-5zM154 124a6 9 30 1 0 12 5a6 9 30 1 0-12-5z",
    "M150 88a6 9 40 1 0 11 7a6 9 40 1 0-11-7zM180 90a6 9 40 1 0 11 7a6 9 40 1 0-11-7z",
    "M188 54a6 9 50 1 0 9 9a6 9 50 1 0-9-9zM214 62a6 9 50 1 0 9 9a6 9 50 1 0-9-9z",
  ],
} as const;

/** Of a class that has no drawing of its own: a trail. */
const ofClass: Partial<Record<string, keyof typeof drawings>> = {
  aves: "feather",
  insecta: "wings",
};

interface RecordOrnamentProps {
  kind: "plant" | "animal";
  /** An animal's class, as the owner wrote it. */
  classTax: string;
  className?: string;
}

/** Shown for a record without a banner. */
export function RecordOrnament({ kind, classTax, className }: RecordOrnamentProps) {
  const drawing = kind === "plant" ? "sprig" : (ofClass[classTax.trim().toLowerCase()] ?? "trail");
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
      {drawings[drawing].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
