import { startTransition } from 'react';

interface ShowMoreProps {
  /** How many items are hidden. */
  readonly hiddenCount: number;
  /** How many items a press shows. */
  readonly pageSize: number;
  /** Returns the text of the button, for the number of items that a press shows. */
  readonly label: (count: number) => string;
  readonly onPress: () => void;
}

/** A button that shows the next items of a long list. Renders nothing once all are shown. */
export function ShowMore({ hiddenCount, pageSize, label, onPress }: ShowMoreProps) {
  if (hiddenCount <= 0) return null;
  return (
    <button type="button" className="button" onClick={() => startTransition(onPress)}>
      {label(Math.min(hiddenCount, pageSize))}
    </button>
  );
}
