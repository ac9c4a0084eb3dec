import type { ReactNode } from 'react';

interface KeptProps {
  readonly children: ReactNode;
}

/** Shows what it is given; where that is nothing, what the document shows here stays as it is. */
export function Kept({ children }: KeptProps) {
  return children ? (
    <div key="rendered">{children}</div>
  ) : (
    <div key="kept" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
