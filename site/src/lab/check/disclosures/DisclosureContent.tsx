import { memo } from 'react';
import { MoreMessages } from '../../MoreMessages.tsx';
import { lazyComponent } from '../../../components/ui/lazyComponent.ts';
import type { DisclosureName, DisclosureProps } from './disclosures.ts';

/** The content of each disclosure. Its code loads when the visitor opens it. */
const contents = {
  apps: lazyComponent(async () => (await import('../apps/AppsPanel.tsx')).AppsPanel),
  steps: lazyComponent(async () => (await import('../steps/StepsPanel.tsx')).StepsPanel),
  server: lazyComponent(async () => (await import('../server/ServerPanel.tsx')).ServerPanel),
};

interface DisclosureContentProps extends DisclosureProps {
  readonly name: DisclosureName;
}

/** The content of a disclosure, with the messages that it needs. */
export const DisclosureContent = memo(function DisclosureContent(props: DisclosureContentProps) {
  const { name, ...content } = props;
  const Content = contents[name];
  return (
    <MoreMessages bundle="check-more">
      <Content {...content} />
    </MoreMessages>
  );
});
