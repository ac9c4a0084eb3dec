import { markPath, markViewBox } from '../../brand/mark.ts';

interface LogoProps {
  /** Width and height in CSS pixels. */
  readonly size: number;
}

/** The brand's mark (src/brand/mark.ts). */
export function Logo({ size }: LogoProps) {
  return (
    <svg width={size} height={size} viewBox={markViewBox} aria-hidden="true">
      <path d={markPath} fill="var(--fill)" />
    </svg>
  );
}
