import { Suspense } from 'react';
import { Choice, type ChoiceProps } from './Choice.tsx';
import { SettingNote } from './lazy.ts';

interface ChoiceWithNotesProps<Value extends string | number> extends ChoiceProps<Value> {
  /** The setting whose notes are shown. */
  readonly setting: 'type' | 'algorithm' | 'digits' | 'period';
  /** The value that every app supports. */
  readonly usual: Value;
}

/** A select that shows, for an unusual value, notes on the apps that ignore it. */
export function ChoiceWithNotes<Value extends string | number>(props: ChoiceWithNotesProps<Value>) {
  const { setting, usual, ...choice } = props;
  return (
    <div>
      <Choice {...choice} />
      {choice.value !== usual && (
        <Suspense>
          <SettingNote setting={setting} />
        </Suspense>
      )}
    </div>
  );
}
