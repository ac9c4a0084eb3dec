import { simulateAppTest, type Tester } from '../../research/app-test/simulateAppTest.ts';
import { judgeAll, makeReport, type Report } from '@otp-lab/otp/app-test';
import { randomBytes, seededNumbers } from '@otp-lab/otp/testing';
import { answersOf } from '../../site/src/lab/test/testRun.ts';
import { withProgram } from './apps.ts';
import type { ProgramApp } from './programApp.ts';

/** Returns a tester on January 15, 2027 who makes no mistakes and follows every instruction of the page. */
function perfectTester(): Tester {
  const next = seededNumbers(2027);
  return {
    startTime: 1_800_000_000,
    readsAt: (shown) => shown + 20,
    typingSeconds: () => 5,
    typeCode: (code) => code,
    shouldWait: () => true,
    fill: (bytes) => {
      bytes.set(randomBytes(next, bytes.length));
      return bytes;
    },
  };
}

/** Returns the report of “Test an app” about a program. */
export function reportCardOf(program: ProgramApp): Report {
  const about = { name: program.name, version: program.version() };
  const run = withProgram(program, (app) =>
    simulateAppTest(app, perfectTester(), about, '2027-01-15'),
  );
  return makeReport(about, run.date, judgeAll(answersOf(run)));
}
