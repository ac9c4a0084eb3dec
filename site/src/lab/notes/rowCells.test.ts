import { describe, expect, it } from 'vitest';
import { noteRows, type Outcome } from '@otp-lab/app-notes';
import { groupsWith, rowCells, sharedEvidence } from './rowCells.ts';

const cellsOf = (app: string, platform?: string) => {
  const row = noteRows.find(
    (candidate) => candidate.app === app && candidate.platform === platform,
  );
  return rowCells(row ?? { notes: [] });
};

const valuesOf = (cells: ReturnType<typeof cellsOf>) => cells.map(({ column }) => column.value);

describe('sharedEvidence', () => {
  it('returns the evidence that most cells share', () => {
    expect(sharedEvidence(cellsOf('keepassxc'))).toMatchObject({ kind: 'measured' });
    expect(sharedEvidence(cellsOf('aegis'))).toMatchObject({ kind: 'measured', version: '3.4.2' });
  });

  it('returns the newest of equally frequent ones', () => {
    expect(sharedEvidence(cellsOf('authy'))).toMatchObject({ date: '2024-07-18' });
  });

  it('returns undefined if nothing is known', () => {
    expect(sharedEvidence(cellsOf('symantec-vip'))).toBeUndefined();
  });
});

describe('groupsWith', () => {
  const groupsOf = (outcome: Outcome, app: string, platform?: string) =>
    groupsWith(outcome, cellsOf(app, platform)).map(valuesOf);

  it('groups the values with the same outcome', () => {
    expect(groupsOf('wrong', 'freeotp-plus')).toEqual([['hotp']]);
    expect(groupsOf('right', 'freeotp-plus')).toEqual([['SHA256', 'SHA512', '7', '8', '15', '60']]);
  });

  it('separates outcomes that are known in different ways', () => {
    expect(groupsOf('unsupported', 'authy')).toEqual([['SHA256', 'SHA512'], ['15'], ['60']]);
  });

  it('groups the values of which nothing is known', () => {
    expect(groupsOf('unknown', 'ios-passwords', 'iOS')).toEqual([['7', '8', '10', '15', '60']]);
  });
});
