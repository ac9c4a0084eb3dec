import type { AnswerText, InputText } from './caseText.ts';
import styles from './Suite.module.css';

/** What a program is given: the values, and the settings below them. */
export function CaseInput({ input }: { readonly input: InputText }) {
  return (
    <>
      {input.given.map((value) => (
        <code key={value} className={styles.value}>
          {value}
        </code>
      ))}
      {input.settings !== '' && <small>{input.settings}</small>}
    </>
  );
}

/** An answer, expected or given. */
export function CaseAnswer({ answer }: { readonly answer: AnswerText }) {
  return (
    <span lang="en">
      {answer.value !== undefined && <code className={styles.answer}>{answer.value}</code>}
      {answer.accounts.map((account, place) => (
        <small key={`${place} ${account}`}>{account}</small>
      ))}
    </span>
  );
}
