import { describe, expect, it } from 'vitest';
import { noteRows } from '@otp-lab/app-notes';
import { cellsLike, rowCells, sharedEvidence } from './rowCells.ts';

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

describe('cellsLike', () => {
  it('groups the values with the same outcome', () => {
    const cells = cellsOf('freeotp-plus');
    const [hotp, sha256] = cells;
    expect(hotp && valuesOf(cellsLike(hotp, cells))).toEqual(['hotp']);
    expect(sha256 && valuesOf(cellsLike(sha256, cells))).toEqual([
      'SHA256',
      'SHA512',
      '7',
      '8',
      '15',
      '60',
    ]);
  });

  it('separates outcomes that are known in different ways', () => {
    const cells = cellsOf('keepassxc');
    const sha256 = cells.find(({ column }) => column.value === 'SHA256');
    expect(sha256 && valuesOf(cellsLike(sha256, cells))).toEqual(['SHA256', 'SHA512', '15', '60']);
  });

  it('groups the values of which nothing is known', () => {
    const cells = cellsOf('ios-passwords', 'iOS');
    const seven = cells.find(({ column }) => column.value === '7');
    expect(seven && valuesOf(cellsLike(seven, cells))).toEqual(['7', '8', '10', '15', '60']);
  });
});
