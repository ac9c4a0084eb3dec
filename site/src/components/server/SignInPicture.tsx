import { useTranslations } from 'use-intl';
import { groupedHeroCode } from '../landing/heroCode.ts';
import styles from './SignInPicture.module.css';

const steps = ['type', 'ask', 'compute', 'match'] as const;

/** The number of a step at a position in the drawing. */
function StepNumber({ number, x, y }: { number: number; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className={styles.number}>
      <circle r="14" />
      <text y="5.5">{number}</text>
    </g>
  );
}

/**
 * Shows how the server checks a sign-in: the code goes from phone to computer, and the request from computer to
 * server. Server and phone aren't connected: they compute the same code.
 */
export function SignInPicture() {
  const t = useTranslations('serverMore.picture');
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 440 352" aria-hidden="true">
        <defs>
          <marker
            id="arrow"
            viewBox="0 0 10 10"
            refX="7"
            refY="5"
            markerWidth="5"
            markerHeight="5"
            orient="auto"
          >
            <path d="M0 0 10 5 0 10z" />
          </marker>
        </defs>
        <g className={styles.lines}>
          <path d="M62 206C62 124 92 76 148 66" markerEnd="url(#arrow)" />
          <path d="M196 124C190 160 172 186 146 206" markerEnd="url(#arrow)" />
          <path d="M318 276H200" markerEnd="url(#arrow)" />
          <path d="M290 66C344 76 372 118 374 186" className={styles.same} />
        </g>
        <g className={styles.device}>
          <rect x="160" y="10" width="120" height="106" rx="18" />
          <path d="M180 36h52M180 63h52M180 90h52" className={styles.slot} />
          <path d="M250 36h.1M264 36h.1M250 63h.1M264 63h.1M250 90h.1" className={styles.lamp} />
          <rect x="14" y="214" width="172" height="114" rx="14" />
          <circle cx="100" cy="242" r="13" className={styles.person} />
          <rect x="36" y="268" width="128" height="36" rx="8" className={styles.field} />
          <path d="M58 342h84" className={styles.stand} />
          <rect x="330" y="194" width="88" height="150" rx="18" />
          <path d="M360 208h28" className={styles.slot} />
          <circle cx="374" cy="304" r="12" className={styles.ring} />
        </g>
        <text x="100" y="293">
          {groupedHeroCode}
        </text>
        <text x="374" y="268">
          {groupedHeroCode}
        </text>
        <StepNumber number={1} x={259} y={276} />
        <StepNumber number={2} x={78} y={122} />
        <StepNumber number={3} x={356} y={116} />
        <StepNumber number={4} x={182} y={170} />
      </svg>
      <figcaption>
        <ol>
          {steps.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
