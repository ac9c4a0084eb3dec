import type { ReactNode } from 'react';
import styles from './InputCard.module.css';

/** One card around the two ways to bring a QR code: the files (`FileZone`) and the camera (`CameraPanel`). */
export function InputCard({ children }: { readonly children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
