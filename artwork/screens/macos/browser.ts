import { trafficLights } from '../../shared/mac.ts';

/** Returns a browser window with a service's page. `width` is in points. */
export function browserWindow(width: number, address: string, content: string): string {
  return (
    `<div class="browser mac-window" style="width:${width}px"><div class="browser-bar">${trafficLights()}` +
    `<span>${address}</span></div><div class="browser-page">${content}</div></div>`
  );
}
