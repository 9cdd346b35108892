import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
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
      [media.hover]: {
        selectors: { [`&:hover${live}:where(:checked:not(:active))`]: { borderColor: vars.accent.solidHover } },
      },
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

/** Choices with a hint each, for example a price, as fields of equal width. */
export const cards = style(
  inUi({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))', gap: vars.space[4] }),
);

globalStyle(
  `${cards} > label`,
  inUi({
    padding: `${vars.space[4]} ${vars.space[5]}`,
    border: `${vars.line.hairline} solid ${vars.border.control}`,
    borderRadius: vars.radius.control,
    background: vars.surface.field,
  }),
);
globalStyle(
  `${cards} > label:has(:checked)`,
  inUi({
    borderColor: vars.accent.line,
    background: vars.accent.tint,
    boxShadow: `inset 0 0 0 1px ${vars.accent.line}`,
  }),
);
globalStyle(
  `${cards} > label:hover:not([data-disabled], [data-readonly], :has(:checked))`,
  inUi({ '@media': { [media.hover]: { background: vars.surface.hover } } }),
);
