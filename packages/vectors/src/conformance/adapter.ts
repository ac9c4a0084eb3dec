import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import { noAnswer, type Question, type Reply } from './judge.ts';

/** Runs an adapter's process and asks it one question at a time. Restarts it if it doesn't answer. */
export class Adapter {
  private child: ChildProcessWithoutNullStreams | undefined;
  private lines: Interface | undefined;
  private readonly command: readonly [string, ...string[]];
  private readonly timeoutSeconds: number;

  constructor(command: readonly [string, ...string[]], timeoutSeconds: number) {
    this.command = command;
    this.timeoutSeconds = timeoutSeconds;
  }

  /** Returns the reply to a question. Throws if the adapter itself doesn't run. */
  async ask(question: Question): Promise<Reply> {
    if (this.child === undefined) {
      this.start();
      const greeting = await this.nextLine({ kind: 'greeting' });
      if (greeting === undefined) throw new Error(`${this.command.join(' ')} does not run`);
    }
    const line = await this.nextLine(question);
    if (line !== undefined) return JSON.parse(line) as Reply;
    this.stop();
    return { answer: noAnswer };
  }

  /** Closes the process's input and waits for it to exit, so that it can clean up. */
  async end(): Promise<void> {
    const { child } = this;
    if (child === undefined) return;
    const timer = setTimeout(() => this.stop(), this.timeoutSeconds * 1000);
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

  /** Returns the next line of output, or undefined if the process exits or takes too long. */
  private async nextLine(question: Question): Promise<string | undefined> {
    const { child, lines } = this;
    if (child === undefined || lines === undefined) return undefined;
    return new Promise((resolve) => {
      const settle = (answered?: string) => {
        clearTimeout(timer);
        child.off('close', onClose);
        lines.off('line', settle);
        resolve(answered);
      };
      const onClose = () => settle();
      const timer = setTimeout(onClose, this.timeoutSeconds * 1000);
      lines.once('line', settle);
      child.once('close', onClose);
      child.stdin.write(`${JSON.stringify(question)}\n`);
    });
  }
}
