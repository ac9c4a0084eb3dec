import { bentGrid } from './bentGrid.ts';
import { curvedGrid } from './curvedGrid.ts';
import { decodeModules } from './decodeModules.ts';
import type { Candidate, Grid } from './candidates.ts';
import type { Gray } from './gray.ts';
import { sideOf } from './pattern.ts';
import { project } from './plane.ts';
import type { Point } from './plane.ts';
import { codeCorners, locateFarCorner, locateFarCornerByContrast, refine } from './refine.ts';
import { removeBlur, sampleModules, transpose } from './sampleModules.ts';

/**
 * The minimum agreement of all fixed modules for each step: to decode before refinement, to refine
 * the corners, and to decode after refinement. Measured on 160 photographs: the codes that could be
 * read had at least 0.40, 0.15 (except large bent codes) and 0.47.
 */
const minAgreementUnrefined = 0.35;
const minAgreementToRefine = 0.12;
const minAgreementRefined = 0.42;

/** From this version on, paper can bend so far that agreement is low before refinement. */
const bentVersion = 14;

/** Blur shares to remove from the modules (`removeBlur`), tried in turn. */
const triedBlurShares = [0, 0.12, 0.25];

/** A decoded code, with its corners in pixels, in order around it. */
export interface Reading {
  readonly text: string;
  readonly corners: readonly Point[];
}

/** Decodes a candidate with refined corners: first as flat paper, then as paper that is curved or bent. */
function decodeRefined(
  normalized: Gray,
  unrefined: Candidate,
  refined: Candidate,
): string | undefined {
  const { version } = refined;
  const decode = (candidate: Candidate, grid: Grid) =>
    decodeGrid(normalized, candidate, grid, triedBlurShares);
  const flatText = decode(refined, flatGrid(refined));
  if (flatText !== undefined) return flatText;
  // Below version 7, codes have no mesh of alignment patterns that could show how the paper is bent.
  const bentText =
    version < 7
      ? decode(unrefined, curvedGrid(normalized, unrefined))
      : decode(refined, bentGrid(normalized, refined));
  if (bentText !== undefined || version > 1) return bentText;
  return decode(unrefined, flatGrid(locateFarCornerByContrast(normalized, unrefined)));
}

/**
 * Decodes the first readable candidate, or returns undefined. It tries each candidate unchanged,
 * then with refined corners, then as bent paper, before the next candidate.
 */
export function readCode(
  normalized: Gray,
  candidates: readonly Candidate[],
  isLate: () => boolean,
): Reading | undefined {
  for (const first of candidates) {
    if (isLate()) return undefined;
    const unrefined = locateFarCorner(normalized, first);
    if (unrefined.agreement > minAgreementUnrefined) {
      const text = decodeGrid(normalized, unrefined, flatGrid(unrefined), [0]);
      if (text !== undefined) return readingOf(text, unrefined);
    }
    if (unrefined.agreement < minAgreementToRefine && unrefined.version < bentVersion) continue;
    const refined = refine(normalized, unrefined);
    if (refined.agreement <= minAgreementRefined) continue;
    const text = decodeRefined(normalized, unrefined, refined);
    if (text !== undefined) return readingOf(text, refined);
  }
  return undefined;
}

function readingOf(text: string, { version, projection }: Candidate): Reading {
  return { text, corners: codeCorners(version, projection) };
}

function flatGrid({ projection }: Candidate): Grid {
  return (x, y) => project(projection, x, y);
}

function decodeGrid(
  normalized: Gray,
  { version }: Candidate,
  grid: Grid,
  blurShares: readonly number[],
): string | undefined {
  const side = sideOf(version);
  const values = sampleModules(normalized, version, grid);
  for (const share of blurShares) {
    const text = decodeModules(share === 0 ? values : removeBlur(values, side, share), version);
    if (text !== undefined) return text;
  }
  // Selfie cameras and glass seen from behind show codes mirrored.
  return decodeModules(transpose(values, side), version);
}
