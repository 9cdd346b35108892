import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inFeatures } from '../inFeatures.ts';

/** The line of the tabs is the upper line of the figures, too. */
export const figures = style(inFeatures({ marginBlockStart: '-1px' }));

/** Notes keep the line breaks they were written with. */
export const notes = style(
  inFeatures({ maxInlineSize: vars.layout.readingMax, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
);
