import { Suspense } from 'react';
import { Choice, type ChoiceProps } from './Choice.tsx';
import { SettingNote } from './lazy.ts';

interface NotedChoiceProps<Value extends string | number> extends ChoiceProps<Value> {
  /** What the choice is about, for the notes on real apps. */
  readonly setting: 'type' | 'algorithm' | 'digits' | 'period';
  /** The value that every app does as asked. */
  readonly usual: Value;
}

/** A list to choose from that says, for an unusual value, which apps ignore it. */
export function NotedChoice<Value extends string | number>(props: NotedChoiceProps<Value>) {
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
