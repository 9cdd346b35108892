import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { focusShell } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { inPatterns } from '../inPatterns.ts';

/** Below the width of a desktop the drawer holds the entries. */
export const navigation = style(
  inPatterns({ alignSelf: 'stretch', minInlineSize: 0, '@media': { [media.belowDesktop]: { display: 'none' } } }),
);

export const entries = style(
  inPatterns({
    display: 'flex',
    blockSize: '100%',
    gap: vars.space[2],
    marginInlineStart: vars.space[4],
    '@media': { [media.wide]: { gap: vars.space[4], marginInlineStart: vars.space[7] } },
  }),
);

export const entry = style(
  inPatterns({
    ...typography('label'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    blockSize: '100%',
    paddingInline: vars.space[4],
    color: vars.accent.onShell,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      '&:focus-visible': { ...focusShell, borderRadius: vars.radius.control },
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetBlockEnd: 0,
        insetInline: vars.space[2],
        blockSize: '3px',
        background: 'currentColor',
      },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: vars.accent.shellHover } } },
      [media.forcedColors]: { selectors: { '&[aria-current]::after': { background: 'CanvasText' } } },
    },
  }),
);

export const points = style(
  inPatterns({
    ...typography('label'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[3],
    minInlineSize: '40px',
    blockSize: '40px',
    paddingInline: '10px',
    borderRadius: vars.radius.control,
    color: vars.accent.onShell,
    textDecoration: 'none',
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&:focus-visible': focusShell },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: vars.accent.shellHover } } },
      [media.phone]: {
        minInlineSize: vars.size.targetTouch,
        blockSize: vars.size.targetTouch,
        paddingInline: '7px',
        gap: vars.space[2],
      },
    },
  }),
);
