/** Makes the link to the documentation open the part for the visitor's system. */
import { currentAddress, onAddressChange } from './address.ts';
import { visitorSystem } from './visitorSystem.ts';

/** Updates the header's documentation link. Only the route `provider` has a different page for Apple systems. */
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
