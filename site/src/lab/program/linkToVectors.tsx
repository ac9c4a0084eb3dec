import type { ReactNode } from 'react';
import { Link } from '../../components/ui/Link.tsx';

/** Links a part of a message to the page of the test vectors. */
export const linkToVectors = (text: ReactNode) => <Link to="vectors">{text}</Link>;

/** Links a part of a message to the steps that add the test vectors to a project. */
export const linkToVectorSteps = (text: ReactNode) => (
  <Link to="vectors" section="tests">
    {text}
  </Link>
);
