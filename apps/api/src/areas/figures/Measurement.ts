import type { components } from '@resonanz/contract/types';

/** Where a figure came from. */
export type FigureSource = components['schemas']['FigureSource'];

/** A figure with its origin; null is unknown, never zero. */
export type Figure = components['schemas']['Figure'];

const SOURCES: readonly string[] = ['import', 'byHand', 'platform'] satisfies FigureSource[];

/** A stored word as a source; what older data calls otherwise was imported. */
export function sourceOf(text: string): FigureSource {
  return SOURCES.includes(text) ? (text as FigureSource) : 'import';
}

/** An unknown figure. */
export const unknownFigure: Figure = { value: null, source: null, measuredOn: null, isEstimated: false };
