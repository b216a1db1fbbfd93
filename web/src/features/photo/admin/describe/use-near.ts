import { useEffect, useRef, useState, type RefObject } from "react";

/**
 * Whether an element has ever been near the viewport: five hundred forms are rendered only as one
 * scrolls to them. With `isFirst` from the start.
 */
export function useNear(isFirst: boolean): [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(isFirst);
  useEffect(() => {
    if (isNear || !ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: "1200px 0px" },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [ref, isNear];
}
