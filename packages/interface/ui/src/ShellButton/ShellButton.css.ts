import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { focusShell } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

export const button = style(
  inUi({
    ...typography('label'),
    appearance: 'none',
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[4],
    minInlineSize: '40px',
    blockSize: '40px',
    paddingInline: '10px',
    border: 0,
    background: 'none',
    color: vars.accent.onShell,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `background-color ${vars.duration.fast}`,
    selectors: {
      "&[aria-expanded='true']": { background: vars.accent.shellHover },
      '&:active, &:active:hover': { background: vars.accent.shellLine },
      '&:focus-visible': focusShell,
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: vars.accent.shellHover } } },
      [media.phone]: {
        minInlineSize: vars.size.targetTouch,
        blockSize: vars.size.targetTouch,
        paddingInline: '7px',
        gap: vars.space[2],
      },
      [media.forcedColors]: { border: '1px solid ButtonText' },
    },
  }),
);

export const shape = styleVariants({
  bar: inUi({ borderRadius: vars.radius.control }),
  round: inUi({ borderRadius: vars.radius.round }),
});
