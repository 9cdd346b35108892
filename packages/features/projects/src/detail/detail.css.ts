import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inFeatures } from '../inFeatures.ts';

/** Texts keep the line breaks they were written with. */
export const prose = style(
  inFeatures({ maxInlineSize: vars.layout.readingMax, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 }),
);

export const steps = style(
  inFeatures({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' }),
);

export const step = style(inFeatures({ display: 'flex', alignItems: 'center', gap: vars.space[3] }));
