import { useTranslations } from 'use-intl';
import { javascriptLines, oathtoolLine, pythonLines, type Task } from '@otp-lab/otp/steps';
import { CopyButton } from '../../../components/ui/CopyButton.tsx';
import styles from './Steps.module.css';

interface ProgramsProps {
  readonly title: string;
  readonly task: Task;
  /** Lines that aren't in this task's programs are marked as different. */
  readonly other?: Task | undefined;
}

const languages = [
  {
    name: 'oathtool',
    linesOf: (task: Task) => {
      const line = oathtoolLine(task);
      return line === undefined ? [] : [line];
    },
  },
  { name: 'Python 3', linesOf: pythonLines },
  { name: 'JavaScript (Node.js)', linesOf: javascriptLines },
];

/** Shows programs for oathtool, Python and JavaScript that compute the same code, with buttons to copy them. */
export function Programs({ title, task, other }: ProgramsProps) {
  const t = useTranslations('labCheckSteps');
  return (
    <section className={styles.programs}>
      <h4>{title}</h4>
      {languages.map(({ name, linesOf }) => {
        const lines = linesOf(task);
        const others = other ? linesOf(other) : lines;
        return (
          <div key={name} data-program={name}>
            <div className={styles.head}>
              <h5>{name}</h5>
              {lines.length > 0 && <CopyButton text={lines.join('\n')}>{t('copy')}</CopyButton>}
            </div>
            {lines.length === 0 ? (
              <p>{t('noOathtool')}</p>
            ) : (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways
              <pre tabIndex={0} aria-label={`${name}: ${title}`}>
                <code>
                  {lines.map((line, index) => (
                    <span key={index} data-differs={!others.includes(line) || undefined}>
                      {line}
                      {'\n'}
                    </span>
                  ))}
                </code>
              </pre>
            )}
          </div>
        );
      })}
    </section>
  );
}
