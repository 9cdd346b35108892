import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { style } from '@vanilla-extract/css';
import { inUi } from '../inUi.ts';

const live = ':where(:not(:disabled, [data-readonly]))';

export const circle = style(
  inUi({
    borderRadius: '50%',
    selectors: {
      '&:checked': { background: vars.surface.field, border: `5px solid ${vars.accent.solid}` },
      [`&:active${live}:where(:checked)`]: { borderColor: vars.accent.solidPressed },
      '&:checked[data-readonly]': { borderColor: vars.text.secondary },
      '&:checked:disabled': { borderColor: vars.border.default },
    },
    '@media': {
      [media.hover]: { selectors: { [`&:hover${live}:where(:checked:not(:active))`]: { borderColor: vars.accent.solidHover } } },
      [media.forcedColors]: {
        selectors: {
          '&:checked': { borderColor: 'Highlight' },
          '&:checked[data-readonly]': { borderColor: 'CanvasText' },
          '&:checked:disabled': { borderColor: 'GrayText' },
        },
      },
    },
  }),
);
