import { useTranslations } from 'use-intl';
import { useDynamicTranslations } from '../../i18n/useDynamicTranslations.ts';
import {
  rarities,
  type RarityName,
  rarityOf,
  type ReportedCause,
  workaroundNamed,
  workarounds,
} from '@otp-lab/vectors/conformance';
import { Deviations } from './Deviations.tsx';
import styles from './Implementations.module.css';

/** The number of cases of a cause that are shown outside of the inner disclosure. */
const visibleCases = 3;

/** A translated remark in fairness to the implementation. */
function FairNote({ text }: { readonly text: string }) {
  const t = useTranslations('labVectorsImplementations.fair');
  const name = workaroundNamed(text);
  return (
    <p>
      {t.rich(name, {
        option: workarounds[name].code,
        code: (option) => <code lang="en">{option}</code>,
      })}
    </p>
  );
}

/** Says how rare a deviation is. */
function Rarity({ name }: { readonly name: RarityName }) {
  const t = useDynamicTranslations('labVectorsImplementations.rarity');
  return <p data-rarity={name}>{t(name, rarities[name])}</p>;
}

/** Shows a cause, its cases, and code that reproduces one of them. */
export function ReproducedCause({
  cause: { cause, tests, note, reproduce },
}: {
  readonly cause: ReportedCause;
}) {
  const t = useTranslations('labVectorsImplementations');
  const others = tests.slice(visibleCases);
  return (
    <section className={styles.cause}>
      <h4>{t(`causes.${cause}`)}</h4>
      <Rarity name={rarityOf[cause]} />
      {note !== undefined && <FairNote text={note} />}
      <Deviations tests={tests.slice(0, visibleCases)} />
      {others.length > 0 && (
        <details>
          <summary>{t('more', { count: others.length })}</summary>
          <Deviations tests={others} />
        </details>
      )}
      <figure>
        <figcaption>
          {t.rich('reproduce', {
            program: reproduce.run,
            code: (text) => <code lang="en">{text}</code>,
          })}
        </figcaption>
        <pre>
          <code lang="en">{reproduce.code}</code>
        </pre>
        <p>
          {t.rich('prints', {
            text: reproduce.prints,
            samp: (text) => <samp lang="en">{text}</samp>,
          })}
        </p>
      </figure>
    </section>
  );
}
