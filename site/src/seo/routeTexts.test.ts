import { expect, test } from 'vitest';
import { brand, productName } from '../../site.config.ts';
import { descriptionOf, titleOf } from './routeTexts.ts';

test('a title ends with the brand, except on the landing page', () => {
  expect(titleOf('en-US', { id: 'main' })).toBe(productName);
  expect(titleOf('en-US', { id: 'notFound' })).toBe(`Page not found · ${brand}`);
  expect(titleOf('en-US', { id: 'otpqr', tool: 'check' })).toBe(
    `Check a code · OTP lab · ${brand}`,
  );
  expect(titleOf('en-US', { id: 'otpqr', tool: 'notes', app: 'aegis' })).toBe(
    `Aegis: supported OTP settings · OTP lab · ${brand}`,
  );
});

test('the first tool has the description of the lab, other tools and apps have their own', () => {
  const lab = descriptionOf('en-US', { id: 'otpqr' });
  expect(descriptionOf('en-US', { id: 'otpqr', tool: 'make' })).toBe(lab);
  expect(descriptionOf('en-US', { id: 'otpqr', tool: 'read' })).not.toBe(lab);
  expect(descriptionOf('en-US', { id: 'otpqr', tool: 'notes', app: 'aegis' })).toContain('Aegis');
});
