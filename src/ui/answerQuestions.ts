/** Answers the page's questions, each with one message; called once, in a worker. */
export function answerQuestions(answer: (question: never) => unknown): void {
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    postMessage(answer(data as never));
  });
}
