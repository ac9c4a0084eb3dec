import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Dialog.module.css';
import { explode } from './explode.ts';
import { isMotionReduced } from './motion.ts';

interface DialogProps {
  readonly open: boolean;
  /** Called by the key that closes it, and when it has closed: the owner sets `open` to false. */
  readonly onClose: () => void;
  /** Id of its heading. */
  readonly labelledBy: string;
  /** Gives the dialog its size. */
  readonly className?: string | undefined;
  readonly 'data-testid'?: string;
  readonly children: ReactNode;
}

/** A modal dialog: it opens like a blind and closes by flying apart, 100 ms each. */
export function Dialog({
  open,
  onClose,
  labelledBy,
  className = '',
  children,
  ...rest
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (open) {
      element?.showModal();
    } else if (element?.open && content.current) {
      const effect = isMotionReduced() ? undefined : explode(content.current, styles.piece ?? '');
      void Promise.resolve(effect).then(() => element.close());
    }
  }, [open]);

  return (
    <dialog
      {...rest}
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
    >
      <div ref={content} className={styles.content}>
        {children}
      </div>
    </dialog>
  );
}
