import type { System } from '../platform/types.ts';
import type { App, AppId } from './app.ts';
import { android } from './apps/android.ts';
import { ios } from './apps/ios.ts';
import { iosWidget } from './apps/iosWidget.ts';
import { macos } from './apps/macos.ts';
import { watchos } from './apps/watchos.ts';
import { windows } from './apps/windows.ts';

/** The authenticator apps. The comparison shows them in this order. */
export const apps: Readonly<Record<AppId, App>> = {
  ios,
  'ios-widget': iosWidget,
  watchos,
  macos,
  android,
  windows,
};

// A Chromebook installs the Android app.
const otherSystems: readonly System[] = ['android', 'chromeos', 'windows'];

/** Returns the tabs of the apps page, with those for the visitor's system first. The first one is selected. */
export function tabOrder(system: System): readonly [AppId, ...AppId[]] {
  const order = otherSystems.includes(system) ? 'others' : 'apple';
  const rank = (app: App) => (app.system === system ? 0 : 1);
  const [first = apps.ios, ...rest] = Object.values(apps).sort(
    (a, b) => rank(a) - rank(b) || a.tabPosition[order] - b.tabPosition[order],
  );
  return [first.id, ...rest.map(({ id }) => id)];
}
