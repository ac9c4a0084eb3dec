import { useRef } from 'react';
import type { BringProblem } from './bringState.ts';
import { incompleteExports, qrSource, type Source } from './moveState.ts';
import type { ChangeBring, ReceiveContent } from './useBringState.ts';
import type { MoveWorker } from './useMoveWorker.ts';

interface OpenQrCodesOptions {
  readonly worker: MoveWorker;
  readonly sources: readonly Source[];
  readonly change: ChangeBring;
  readonly receive: ReceiveContent;
}

/** Opens the QR codes of pictures and of the camera. All of them together are one source. */
export function useOpenQrCodes({ worker, sources, change, receive }: OpenQrCodesOptions) {
  const allTexts = useRef<readonly string[]>([]);
  const hasMissingQrCodes = useRef(false);

  /**
   * Opens these QR codes together with the earlier ones. Resolves to the problem if there is one.
   * @param name the name of the picture; empty for the camera
   */
  const addQrCodes = async (
    texts: readonly string[],
    name = '',
  ): Promise<BringProblem | undefined> => {
    const content = [...new Set([...allTexts.current, ...texts])];
    const answer = await worker.ask({ kind: 'open', content });
    if (answer.kind === 'error') return { kind: 'no-account-code', name, app: answer.app };
    allTexts.current = content;
    const others = sources.filter((source) => source.key !== qrSource);
    const opened = answer.kind === 'accounts' ? [answer] : [];
    hasMissingQrCodes.current = incompleteExports([...others, ...opened]).length > 0;
    return receive({ key: qrSource, name, content }, answer);
  };

  /** Reads the QR codes of a frame. Resolves to 'all' if no QR code of an export is missing. */
  const readFrame = async (texts: readonly string[]): Promise<'all' | 'more'> => {
    const isNew = texts.some((text) => !allTexts.current.includes(text));
    const problem = isNew ? await addQrCodes(texts) : undefined;
    const isComplete = problem === undefined && !hasMissingQrCodes.current;
    change(({ accountsFocusRequest }) => ({
      problems: problem ? [problem] : [],
      accountsFocusRequest: isComplete ? accountsFocusRequest + 1 : accountsFocusRequest,
    }));
    return isComplete ? 'all' : 'more';
  };

  return { addQrCodes, readFrame };
}
