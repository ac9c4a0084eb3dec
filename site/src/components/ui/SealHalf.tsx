const halves = {
  left: {
    viewBox: '0 0 19 32',
    path: 'M7 0H12V9A7 7 0 0 1 12 23V32H7A7 7 0 0 1 0 25V7A7 7 0 0 1 7 0Z',
  },
  right: {
    viewBox: '15 0 17 32',
    path: 'M15 0H25A7 7 0 0 1 32 7V25A7 7 0 0 1 25 32H15V23.2A7.2 7.2 0 0 0 15 8.8Z',
  },
} as const;

interface SealHalfProps {
  readonly side: keyof typeof halves;
}

/** One half of the brand's mark: a seal in two halves that fit into each other. */
export function SealHalf({ side }: SealHalfProps) {
  const { viewBox, path } = halves[side];
  return (
    <svg viewBox={viewBox} fill="var(--accent)" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
