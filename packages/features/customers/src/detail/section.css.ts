import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../inFeatures.ts';

/** A part of the page below its own heading. */
export const section = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[5],
    padding: `${vars.space[7]} ${vars.layout.pageGutter}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.default}` } },
    '@media': { [media.phone]: { paddingInline: vars.layout.pageGutterPhone } },
  }),
);

/** Notes keep the line breaks they were written with. */
export const notes = style(inFeatures({ maxInlineSize: vars.layout.readingMax, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
