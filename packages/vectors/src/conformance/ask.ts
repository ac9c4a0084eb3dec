import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import { noAnswer, type Question, type Reply } from './judge.ts';

/** An adapter's process, one question at a time; started anew after it gave no answer. */
export class Adapter {
  private child: ChildProcessWithoutNullStreams | undefined;
  private lines: Interface | undefined;
  private readonly command: readonly [string, ...string[]];
  private readonly patience: number;

  /** `patience` is how long an answer may take, in seconds. */
  constructor(command: readonly [string, ...string[]], patience: number) {
    this.command = command;
    this.patience = patience;
  }

  /** Throws where the adapter itself does not run. */
  async ask(question: Question): Promise<Reply> {
    if (this.child === undefined) {
      this.start();
      const greeting = await this.answerTo({ kind: 'greeting' });
      if (greeting === undefined) throw new Error(`${this.command.join(' ')} does not run`);
    }
    const line = await this.answerTo(question);
    if (line !== undefined) return JSON.parse(line) as Reply;
    this.stop();
    return { answer: noAnswer };
  }

  /** Lets the process end by itself, so that it can clear up. */
  async end(): Promise<void> {
    const { child } = this;
    if (child === undefined) return;
    const timer = setTimeout(() => this.stop(), this.patience * 1000);
    const closed = new Promise((resolve) => child.once('close', resolve));
    child.stdin.end();
    await closed;
    clearTimeout(timer);
    this.child = undefined;
  }

  private stop(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private start(): void {
    const [program, ...parameters] = this.command;
    const child = spawn(program, parameters, { stdio: 'pipe' });
    child.stderr.resume();
    child.stdin.on('error', () => {});
    child.on('error', () => {});
    this.lines = createInterface({ input: child.stdout });
    this.child = child;
  }

  /** The next line that the process writes; undefined where it ends or takes too long. */
  private async answerTo(question: Question): Promise<string | undefined> {
    const { child, lines } = this;
    if (child === undefined || lines === undefined) return undefined;
    return new Promise((resolve) => {
      const settle = (answered?: string) => {
        clearTimeout(timer);
        child.off('close', gone);
        lines.off('line', settle);
        resolve(answered);
      };
      const gone = () => settle();
      const timer = setTimeout(gone, this.patience * 1000);
      lines.once('line', settle);
      child.once('close', gone);
      child.stdin.write(`${JSON.stringify(question)}\n`);
    });
  }
}
