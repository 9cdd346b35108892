import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { style } from '@vanilla-extract/css';
import { inPatterns } from '../inPatterns.ts';

export const section = style(
  inPatterns({
    display: 'grid',
    gap: vars.space[5],
    padding: `${vars.space[7]} ${vars.layout.pageGutter}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.default}` } },
    '@media': { [media.phone]: { paddingInline: vars.layout.pageGutterPhone } },
  }),
);
