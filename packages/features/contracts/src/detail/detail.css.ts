import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inFeatures } from '../inFeatures.ts';

/** Words keep the line breaks they were written with. */
export const words = style(
  inFeatures({
    display: 'block',
    maxInlineSize: vars.layout.readingMax,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);

/** The text of a contract, no wider than can be read. */
export const text = style(inFeatures({ maxInlineSize: vars.layout.readingMax }));
