import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from "react";
import type { PhotoSource } from "shared-types/photo/answers";
import styles from "./Picture.module.css";

interface PictureProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  sources?: PhotoSource[];
  sizes?: string;
  /** A tiny picture as a data URL, shown until the real one has loaded. */
  placeholder?: string;
  /** Part of the first view: loaded eagerly; `first`, at most one per page, with high priority. */
  eager?: boolean | "first";
  /** `cover` fills its box; `natural` keeps the aspect ratio. */
  fit?: "natural" | "cover";
  className?: string;
  style?: CSSProperties;
  /** What shows if the file is missing; by default a tinted box with the alt text, in a photo's place in a grid. */
  instead?: ReactNode;
  onMissing?: () => void;
}

/** A picture of known size. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, sources = [], sizes, placeholder, eager, className } = props;
  const { fit = "natural", style, instead, onMissing } = props;
  const image = useRef<HTMLImageElement>(null);
  const [missing, setMissing] = useState<string | null>(null);

  const miss = () => {
    setMissing(src);
    onMissing?.();
  };
  const missed = useEffectEvent(miss);

  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) missed();
  }, [src]);

  const box = [styles.picture, styles[fit], className].filter(Boolean).join(" ");
  const shape: CSSProperties = {
    aspectRatio: fit === "natural" ? `${width} / ${height}` : undefined,
    // Without quotation marks: programs that keep a copy of a site take their `&quot;` for the beginning of an address.
    backgroundImage: placeholder ? `url(${placeholder})` : undefined,
    ...style,
  };
  if (missing === src) {
    if (instead !== undefined) return instead;
    return (
      <span className={`${box} ${styles.missing}`} style={shape} role="img" aria-label={alt}>
        {alt && <span aria-hidden="true">{alt}</span>}
      </span>
    );
  }
  return (
    <picture className={box} style={shape}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={image}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager === "first" ? "high" : undefined}
        decoding={eager ? undefined : "async"}
        onError={miss}
      />
    </picture>
  );
}
