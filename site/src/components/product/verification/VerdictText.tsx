import { useLocale, useTranslations } from 'use-intl';
import type { ListedFile, Verdict } from '../../../releases/verifyDownload.ts';
import type { Product } from '../../../releases/types.ts';
import { formatOf } from '../../shared/intl.ts';
import { formatSize } from '../../shared/size.ts';
import { spaced } from '../../shared/spaced.ts';
import styles from '../Verify.module.css';

interface VerdictTextProps {
  readonly name: string;
  readonly verdict: Verdict;
  /** The product whose download the visitor is checking. */
  readonly product: Product;
}

function useDetails() {
  const t = useTranslations('verdict');
  const language = useLocale();
  const sizes = (expected: readonly ListedFile[]) =>
    spaced(
      formatOf(Intl.ListFormat, language, { type: 'disjunction' }).format(
        new Set(expected.map(({ file }) => formatSize(file.bytes, language))),
      ),
      language,
    );

  return ({ name, verdict, product }: VerdictTextProps): readonly string[] => {
    switch (verdict.kind) {
      case 'genuine': {
        const { release, file } = verdict.match;
        return [
          ...(release.product === product
            ? []
            : [t('otherProduct', { product: t(`products.${product}`) })]),
          t('genuineText', {
            name,
            version: release.version,
            build: t(`builds.${file.build}`),
          }),
          ...(verdict.isRenamed ? [t('renamed', { original: file.name })] : []),
          t('proves'),
        ];
      }
      case 'truncated':
        return [
          t('truncatedText', {
            bytes: formatSize(verdict.bytes, language),
            expected: sizes(verdict.expected),
          }),
        ];
      case 'wrong-content':
      case 'unknown-name':
        return [t(`${verdict.kind}Text`), t('sum', { sha256: verdict.sha256 })];
      default:
        return [t(`${verdict.kind}Text`)];
    }
  };
}

/**
 * Shows whether a file is genuine, what that proves, and what it doesn't prove. The installers of two products have the
 * same name, so the first sentence about a genuine file names its product.
 */
export function VerdictText(props: VerdictTextProps) {
  const { name, verdict, product } = props;
  const isOther = verdict.kind === 'genuine' && verdict.match.release.product !== product;
  const t = useTranslations('verdict');
  const details = useDetails();
  return (
    <div className={styles.verdict} data-verdict={verdict.kind} data-other={isOther || undefined}>
      <p>
        <strong>
          {verdict.kind === 'genuine'
            ? t('genuine', { product: t(`products.${verdict.match.release.product}`) })
            : t(verdict.kind, { name })}
        </strong>
      </p>
      {details(props).map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
    </div>
  );
}
