import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inPatterns } from '../inPatterns.ts';

export const section = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[6],
    padding: `${vars.space[6]} ${vars.layout.pageGutter} ${vars.space[8]}`,
    '@media': { [media.phone]: { paddingInline: vars.layout.pageGutterPhone } },
  }),
);

export const bar = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(220px, 2fr) repeat(3, minmax(140px, 1fr))',
    gap: vars.space[4],
    maxInlineSize: '960px',
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const search = style(inPatterns({ minInlineSize: 0 }));
