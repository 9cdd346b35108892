import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inPatterns } from '../inPatterns.ts';

export const section = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[5],
    padding: `${vars.space[7]} ${vars.layout.pageGutter}`,
    overflowWrap: 'anywhere',
    selectors: {
      // What it holds may turn out to be nothing; the line then belongs to the next part that holds something.
      '&:empty': { display: 'none' },
      '&:not(:empty) + &, &:not(:empty) + &:empty + &': { borderBlockStart: `1px solid ${vars.border.default}` },
    },
    '@media': { [media.phone]: { paddingInline: vars.layout.pageGutterPhone } },
  }),
);

/** Around sections in a place that keeps an edge of its own. */
export const inset = style(
  inPatterns({ vars: { [vars.layout.pageGutter]: '0px', [vars.layout.pageGutterPhone]: '0px' } }),
);
