import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { style } from '@vanilla-extract/css';
import { inUi } from '../inUi.ts';

export const circle = style(
  inUi({
    borderRadius: '50%',
    selectors: {
      '&:checked': { background: vars.surface.field, border: `5px solid ${vars.accent.solid}` },
      '&:checked:disabled': { borderColor: vars.border.default },
    },
    '@media': { [media.forcedColors]: { appearance: 'auto' } },
  }),
);
