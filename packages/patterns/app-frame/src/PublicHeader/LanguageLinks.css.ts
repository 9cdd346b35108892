import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inPatterns } from '../inPatterns.ts';

export const languages = style(
  inPatterns({
    display: 'flex',
    flex: 'none',
    border: `1px solid ${vars.border.control}`,
    borderRadius: vars.radius.control,
  }),
);

export const language = style(
  inPatterns({
    ...typography('label'),
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '42px',
    minBlockSize: '38px',
    color: vars.text.secondary,
    textDecoration: 'none',
    borderRadius: vars.radius.control,
    selectors: {
      '& + &': { borderInlineStart: `1px solid ${vars.border.control}` },
      '&:hover': { background: vars.surface.hover },
      '&[aria-current]': {
        color: vars.accent.ink,
        background: vars.accent.tint,
        boxShadow: `inset 0 -2px 0 ${vars.accent.solid}`,
      },
    },
    // The language that is not shown is enough where there is no room for both.
    '@media': {
      [media.phone]: {
        minInlineSize: '44px',
        minBlockSize: '44px',
        selectors: { '&[aria-current]': { display: 'none' }, '& + &': { borderInlineStart: 0 } },
      },
    },
  }),
);
