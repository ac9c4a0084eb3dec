import { type ReactNode, useRef } from 'react';
import type { InstallerPlatform } from '../../releases/types.ts';
import { LaterPart } from './LaterPart.tsx';

interface InstallersProps {
  /** Whose installers are in it. */
  readonly platforms: readonly InstallerPlatform[];
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** An area of installers, the likely one first with how it was chosen. */
export function Installers({ platforms, className, children }: InstallersProps) {
  const area = useRef<HTMLDivElement>(null);
  return (
    <div ref={area} className={className}>
      {children}
      <LaterPart part="installers" area={area} platforms={platforms} />
    </div>
  );
}
