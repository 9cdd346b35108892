import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

export const list = style(
  inUi({
    ...typography('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 6px',
    color: vars.text.muted,
  }),
);
export const crumb = style(
  inUi({ display: 'inline-flex', alignItems: 'center', gap: '6px', minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const phoneOnly = style(inUi({ '@media': { [media.abovePhone]: { display: 'none' } } }));
export const abovePhone = style(inUi({ '@media': { [media.phone]: { display: 'none' } } }));

export const link = style(
  inUi({
    color: 'inherit',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { color: vars.text.primary, textDecorationThickness: '2px' } } },
      // Lines of links stand below each other, so the height of a target is the height of its line.
      [media.phone]: { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.targetTouch },
    },
  }),
);

export const more = style(
  inUi({
    appearance: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: vars.size.targetTouch,
    minBlockSize: vars.size.targetTouch,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    selectors: { '&:active': { background: vars.surface.pressed } },
  }),
);
