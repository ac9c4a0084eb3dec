import { markPath, markViewBox } from '../../brand/mark.ts';

interface LogoProps {
  /** Edge in CSS pixels. */
  readonly size: number;
}

/** The mark: a tile with the arc of thirty seconds cut into it. */
export function Logo({ size }: LogoProps) {
  return (
    <svg width={size} height={size} viewBox={markViewBox} aria-hidden="true">
      <path d={markPath} fill="var(--accent)" />
    </svg>
  );
}
