/**
 * Runs a generator to its end and returns its value. Ignores what it yields.
 *
 * @example
 * const result = runToEnd(judgeOutputs(text, inputs));
 */
export function runToEnd<Value>(generator: Generator<unknown, Value, void>): Value {
  for (;;) {
    const step = generator.next();
    if (step.done) return step.value;
  }
}
