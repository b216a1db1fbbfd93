const drawings = {
  menu: "M4 7h16M4 12h16M4 17h10",
  add: "M12 5v14M5 12h14",
  more: "M6 12h.01M12 12h.01M18 12h.01",
  close: "M6 6l12 12M18 6 6 18",
  previous: "M14.5 5 8 12l6.500 7",
  next: "M9.500 5 16 12l-6.500 7",
  pause: "M9 6v12M15 6v12",
  play: "M8 5.500v13L18.500 12z",
  search: "M10.500 4.500a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM15 15l5 5",
  turnLeft: "M4 5v5h5M4.500 10a8 8 0 1 1-.3 5",
  turnRight: "M20 5v5h-5M19.500 10a8 8 0 1 0 .3 5",
  outside: "M9 5H5v14h14v-4M13 5h6v6M19 5l-8.500 8.500",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 2.500-2.500L20 17M15.500 9h.01",
  letter: "M4 6h16v12H4zM4 7.500l8 6 8-6",
  up: "M12 19V5M6 11l6-6 6 6",
  down: "M12 5v14M6 13l6 6 6-6",
  sprig:
    "M12 21V9M12 17c-4 .5-6.500-1.500-7-5.500 4-.5 6.500 1.500 7 5.500zM12 13c0-4 2-6.500 6.500-7 .5 4.500-2 7-6.500 7zM12 9c-2-2-2-4.500 0-6.500 2 2 2 4.500 0 6.500z",
} as const;

type IconName = keyof typeof drawings;

interface LineDrawingProps {
  path: string;
  strokeWidth?: number;
  className?: string;
}

/** A drawing in lines of the text's color. */
export function LineDrawing({ path, strokeWidth = 1.6, className }: LineDrawingProps) {
  return (
    <svg
      className={className}
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

/** A line icon beside text; on its own it needs a label. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <LineDrawing path={drawings[name]} className={className} />;
}
