/** Whether header and footer stand around a screen: not where apps show it in a window of their own. */
export function hasFrame(name: string): boolean {
  return !/^(help-auth(login|plugin)|update-authlogin)$/.test(name);
}
