import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inUi } from '../inUi.ts';

export const opener = style(
  inUi({
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.size.targetMin,
    blockSize: vars.size.targetMin,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.chip,
    background: 'none',
    color: vars.text.secondary,
    cursor: 'pointer',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: vars.surface.hover, color: vars.text.primary } } },
    },
  }),
);
export const calendar = style(inUi({ padding: vars.space[4] }));
