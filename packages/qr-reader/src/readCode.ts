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
    const settled = locateFarCorner(normalized, first);
    const { version } = settled;
    if (settled.agreement > minAgreementUnrefined) {
      const unrefinedText = decodeGrid(normalized, settled, flatGrid(settled), [0]);
      if (unrefinedText !== undefined) return readingOf(unrefinedText, settled);
    }
    if (settled.agreement < minAgreementToRefine && version < bentVersion) continue;
    const candidate = refine(normalized, settled);
    if (candidate.agreement <= minAgreementRefined) continue;
    const text =
      decodeGrid(normalized, candidate, flatGrid(candidate), triedBlurShares) ??
      (version < 7
        ? decodeGrid(normalized, settled, curvedGrid(normalized, settled), triedBlurShares)
        : decodeGrid(normalized, candidate, bentGrid(normalized, candidate), triedBlurShares)) ??
      (version === 1
        ? decodeGrid(
            normalized,
            settled,
            flatGrid(locateFarCornerByContrast(normalized, settled)),
            triedBlurShares,
          )
        : undefined);
    if (text !== undefined) return readingOf(text, candidate);
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
