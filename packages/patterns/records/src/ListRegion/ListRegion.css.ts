import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inPatterns } from '../inPatterns.ts';

export const region = style(
  inPatterns({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    background: vars.surface.base,
    position: 'relative',
    selectors: {
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      // Above the table, which would hide a ring of the region itself.
      '&:focus-visible::after': {
        content: "''",
        position: 'absolute',
        inset: 0,
        zIndex: `calc(${vars.z.sticky} + 2)`,
        outline: `${vars.focus.width} solid ${vars.accent.focus}`,
        outlineOffset: `calc(-1 * ${vars.focus.width})`,
        pointerEvents: 'none',
      },
    },
  }),
);
