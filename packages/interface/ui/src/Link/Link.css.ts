import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { focusShell } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

export const link = style(
  inUi({
    appearance: 'none',
    padding: 0,
    border: 0,
    borderRadius: '2px',
    background: 'none',
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    '@media': { [media.hover]: { ':hover': { textDecorationThickness: '2px' } } },
    selectors: {
      '&:disabled': { color: vars.text.disabled, textDecoration: 'none', cursor: 'not-allowed' },
    },
  }),
);
export const variant = styleVariants({
  inline: {},
  standalone: inUi({
    ...typography('label'),
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.targetMin,
    '@media': { [media.phone]: { minBlockSize: vars.size.targetTouch } },
  }),
  quiet: inUi({
    textDecorationColor: 'transparent',
    '@media': { [media.hover]: { ':hover': { textDecorationColor: 'currentColor', textDecorationThickness: '1px' } } },
  }),
});
/** An icon stands in the line of the words. */
export const icon = style(inUi({ display: 'inline-block', marginInlineEnd: vars.space[3], verticalAlign: '-0.125em' }));
export const tone = styleVariants({
  accent: inUi({ color: vars.accent.ink }),
  inherit: inUi({ color: 'inherit' }),
  danger: inUi({ color: vars.status.red.ink }),
  onShell: inUi({ color: vars.accent.onShell, selectors: { '&:focus-visible': focusShell } }),
});
