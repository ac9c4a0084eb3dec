import type { AnswerText, InputText } from './caseText.ts';
import styles from './Vectors.module.css';

/** The input of a case: values, and the settings below them. */
export function CaseInput({ input }: { readonly input: InputText }) {
  return (
    <>
      {input.values.map((value) => (
        <code key={value} className={styles.value}>
          {value}
        </code>
      ))}
      {input.settings !== '' && <small>{input.settings}</small>}
    </>
  );
}

/** A program's answer, or the expected one. */
export function CaseAnswer({ answer }: { readonly answer: AnswerText }) {
  return (
    <span lang="en">
      {answer.value !== undefined && <code className={styles.answer}>{answer.value}</code>}
      {answer.accounts.map((account, index) => (
        <small key={`${index} ${account}`}>{account}</small>
      ))}
    </span>
  );
}
