/**
 * Runs in the head of the pages with downloads before the first paint, after head.ts. The styles show the installer
 * for the processor. Hydration corrects the guess if the browser has client hints.
 */
import { architectureOf } from '../platform/architectureOf.ts';
import type { System } from '../platform/types.ts';

const { dataset } = document.documentElement;
const system = dataset['system'] as System;
dataset['architecture'] = architectureOf(system, navigator.userAgent, undefined).architecture;
