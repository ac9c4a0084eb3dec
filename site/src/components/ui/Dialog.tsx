import { type ReactNode, useEffect, useRef } from 'react';
import { isMotionReduced } from '../../hooks/useMotion.ts';
import styles from './Dialog.module.css';
import { explode } from './explode.ts';

interface DialogProps {
  readonly open: boolean;
  /** Called on Escape and after the dialog has closed. It has to set `open` to false. */
  readonly onClose: () => void;
  /** The id of the heading in the dialog. */
  readonly labelledBy: string;
  /** A class that sets the dialog's size. */
  readonly className?: string | undefined;
  readonly 'data-testid'?: string;
  readonly children: ReactNode;
}

/** A modal dialog. It unrolls when it opens and flies apart when it closes, in 100 ms each. */
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
        // The effect above closes the dialog after its animation.
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
