import { currentAddress, onAddressChange } from './address.ts';
import { visitorSystem } from './visitorSystem.ts';

/** On the route `provider` the documentation in the header depends on the visitor's system. */
export function startDocumentationLink(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-href-apple]');
  if (!link) return;
  const { href, dataset } = link;
  const update = () => {
    const isApple = /^(ios|macos)$/.test(visitorSystem(currentAddress()));
    link.href = (isApple && dataset['hrefApple']) || href;
  };
  update();
  onAddressChange(update);
}
