import type { AppId } from '../../catalog/app.ts';
import type { ProseProps } from '../screen.ts';
import { AppText } from './AppText.tsx';
import { Comparison } from './Comparison.tsx';

/** The text of an app's tab, or the comparison. */
export function Prose({ of }: ProseProps<AppId | 'comparison'>) {
  return of === 'comparison' ? <Comparison /> : <AppText tab={of} />;
}
