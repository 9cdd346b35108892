import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inPatterns } from '../inPatterns.ts';

export const page = style(
  inPatterns({ background: vars.surface.base, minBlockSize: '100dvh', display: 'flex', flexDirection: 'column' }),
);

export const bar = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[5],
    paddingBlock: vars.space[5],
    paddingInline: '40px',
    '@media': { [media.phone]: { paddingInline: vars.layout.pageGutterPhone }, print: { display: 'none' } },
  }),
);

export const tools = style(
  inPatterns({ display: 'flex', alignItems: 'center', gap: vars.space[5], marginInlineStart: 'auto' }),
);

export const main = style(
  inPatterns({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    selectors: { '&:focus-visible': { outline: 'none' } },
  }),
);
