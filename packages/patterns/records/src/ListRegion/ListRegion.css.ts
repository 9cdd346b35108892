import { vars } from '@resonanz/tokens/contract';
import { style } from '@vanilla-extract/css';
import { inPatterns } from '../inPatterns.ts';

export const region = style(
  inPatterns({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    background: vars.surface.base,
    selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})`, boxShadow: 'none' } },
  }),
);
