import { Cases } from './Cases.tsx';
import { Contents } from './Contents.tsx';
import { Flags } from './Flags.tsx';
import { HowToUse } from './HowToUse.tsx';
import { Overview } from './Overview.tsx';

/** The page of the test vectors below its heading: static HTML. */
export function Rows() {
  return (
    <>
      <Overview />
      <Contents />
      <HowToUse />
      <Cases />
      <Flags />
    </>
  );
}
