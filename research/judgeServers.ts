import { decodeTypedBase32, defaultSettings, encodeBase32, type OtpSettings } from '@otp-lab/otp';
import { type CheckVerdict, reportRun, type ServerCheck } from '@otp-lab/otp/server';
import { randomBytes, seededNumbers, simulateServerRun } from '@otp-lab/otp/testing';
import { type Judgment, judgeReport } from './servers/judgeReport.ts';
import type { ServerCase } from './servers/serverCase.ts';
import { correctServers, faultyServers, otherServers } from './servers/servers.ts';

/**
 * Usage: npx node research/judgeServers.ts [rounds] [name]
 *
 * Tests the simulated servers with guided runs and prints for how many of them the report is right. Each server gets
 * several runs at random times with random secrets of 26 bytes. With this length, a run exposes servers that cut keys
 * to fewer bytes, and servers that repeat keys to fill more.
 */
const rounds = Number(process.argv[2] ?? 10);
const only = process.argv[3];

interface Round {
  readonly judgment: Judgment;
  readonly text: string;
  readonly attempts: string;
}

function testServer({ create, ...server }: ServerCase, seed: number): Round {
  const next = seededNumbers(seed);
  const secret = encodeBase32(randomBytes(next, 26), { padding: false });
  const settings: OtpSettings = { ...defaultSettings, issuer: 'Judge', secret };
  const decoded = decodeTypedBase32(secret);
  if (!decoded.ok) throw new Error('the secret is Base32');
  const { algorithm, digits, period } = settings;
  const tested = create({ secret: decoded.bytes, algorithm, digits, period });
  const attempts = simulateServerRun(
    settings,
    tested,
    1_700_000_000 + Math.floor(next() * 1e8),
    next,
  );
  const report = reportRun(settings, attempts);
  const verdicts = Object.fromEntries(
    report.map(({ check, verdict }) => [check, verdict]),
  ) as Record<ServerCheck, CheckVerdict>;
  const acceptedAny = attempts.some(({ outcome }) => outcome === 'accepted');
  return {
    judgment: judgeReport({ create, ...server }, verdicts, acceptedAny),
    text: report
      .map(({ check, verdict, finding, value }) => `${check}=${verdict}:${finding}${value ?? ''}`)
      .join(' '),
    attempts: attempts
      .map(
        ({ phase, purpose, distance, outcome, code, form }) =>
          `${phase[0]}.${purpose}${distance}${code.startsWith('0') ? 'z' : ''}${form[1]}=${outcome[0]}`,
      )
      .join(' '),
  };
}

for (const [kind, servers] of Object.entries({ faultyServers, correctServers, otherServers })) {
  let rightRounds = 0;
  let rightServers = 0;
  let falsePasses = 0;
  const selected = servers.filter(({ name }) => only === undefined || name.includes(only));
  for (const server of selected) {
    const results = Array.from({ length: rounds }, (_, round) => testServer(server, 1000 + round));
    const wrong = results.filter(({ judgment }) => !judgment.isRight);
    rightRounds += rounds - wrong.length;
    if (wrong.length <= rounds / 2) rightServers += 1;
    falsePasses += results.filter(({ judgment }) => judgment.falsePasses.length > 0).length;
    if (wrong.length > 0 || only !== undefined) {
      console.log(`\n${server.name} (${server.faulty.join(', ')}): ${wrong.length} wrong`);
      for (const { judgment, text, attempts } of (only === undefined ? wrong : results).slice(0, 3))
        console.log(`  ${JSON.stringify(judgment)}\n  ${attempts}\n  ${text}`);
    }
  }
  console.log(
    `\n${kind}: right in ${rightServers} of ${selected.length} servers, ${rightRounds} of ${selected.length * rounds} runs; false passes in ${falsePasses} runs`,
  );
}
