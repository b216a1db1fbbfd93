import { useEffect, useState } from "react";
import { carousel } from "shared-types/kit/timing";

interface AutoplayOptions {
  enabled: boolean;
  /** The visitor prefers no motion: nothing plays until they press play. */
  still: boolean;
  next: () => void;
}

/** Changes slides every five seconds; pauses while hovered or focused. */
export function useAutoplay({ enabled, still, next }: AutoplayOptions) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = wanted ?? !still;

  useEffect(() => {
    if (!enabled || !playing || hovered || focused) return;
    const turn = () => {
      if (!document.hidden) next();
    };
    const timer = window.setInterval(turn, carousel.intervalMs);
    return () => window.clearInterval(timer);
  }, [enabled, playing, hovered, focused, next]);

  return {
    playing,
    toggle: () => setWanted(!playing),
    holdProps: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
