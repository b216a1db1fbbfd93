import { useEffect, useRef, useState } from "react";
import { carousel } from "shared-types/kit/timing";

/** The carousel's frame: its width in px, and whether its picture is painted. */
export function useFrame() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>(carousel.swipeThresholdPx);
  const [painted, setPainted] = useState(false);

  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(entry.contentRect.width);
    });
    observer.observe(current);
    const image = current.querySelector("img");
    const done = () => setPainted(true);
    void (image ? image.decode() : Promise.resolve()).then(done, done);
    return () => observer.disconnect();
  }, []);

  return { frame, width, painted };
}
