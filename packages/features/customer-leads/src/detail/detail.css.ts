import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inFeatures } from '../inFeatures.ts';

/** Notes keep the line breaks they were written with. */
export const notes = style(
  inFeatures({ maxInlineSize: vars.layout.readingMax, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
);
