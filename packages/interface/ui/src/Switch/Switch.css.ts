import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { choice } from '../Checkbox/Checkbox.css.ts';
import { inUi } from '../inUi.ts';

// Without weight, so that the states below, and those of forced colours, follow each other in their order.
const live = ':where(:not(:disabled, [aria-readonly]))';

export const track = style(
  inUi({
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    verticalAlign: 'middle',
    inlineSize: '32px',
    blockSize: '18px',
    border: `${vars.line.hairline} solid ${vars.border.control}`,
    borderRadius: vars.radius.round,
    background: vars.surface.field,
    cursor: 'inherit',
    transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
    '::before': {
      content: "''",
      position: 'absolute',
      insetBlockStart: '2px',
      insetInlineStart: '2px',
      inlineSize: '12px',
      blockSize: '12px',
      borderRadius: vars.radius.round,
      background: vars.border.control,
      transition: `inset-inline-start ${vars.duration.fast}, background-color ${vars.duration.fast}`,
    },
    // The target is larger than the drawing.
    '::after': { content: "''", position: 'absolute', inset: '-5px' },
    selectors: {
      // In the middle of the first line, however large the text is.
      [`${choice} > &`]: { marginBlockStart: 'calc((1lh - 18px) / 2)' },
      [`&:active${live}`]: { background: vars.surface.pressed },
      '&:checked': { background: vars.accent.solid, borderColor: vars.accent.solid },
      '&:checked::before': { insetInlineStart: '16px', background: vars.accent.onSolid },
      [`&:active${live}:where(:checked)`]: {
        background: vars.accent.solidPressed,
        borderColor: vars.accent.solidPressed,
      },
      '&[aria-readonly]': { background: vars.surface.sunken, borderColor: vars.border.control },
      '&[aria-readonly]::before': { background: vars.text.secondary },
      '&:disabled': { background: vars.surface.disabled, borderColor: vars.border.default },
      '&:disabled::before': { background: vars.text.disabled },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          [`&:hover${live}:where(:not(:checked))`]: { borderColor: vars.border.strong },
          [`&:hover${live}:where(:checked:not(:active))`]: {
            background: vars.accent.solidHover,
            borderColor: vars.accent.solidHover,
          },
        },
      },
      [media.phone]: { '::after': { inset: '-14px' } },
      [media.forcedColors]: {
        '::before': { background: 'ButtonText' },
        selectors: {
          '&:checked': { background: 'Highlight' },
          '&:checked::before': { background: 'HighlightText' },
          '&[aria-readonly]': { background: 'Canvas' },
          '&[aria-readonly]::before': { background: 'CanvasText' },
          '&:disabled': { borderColor: 'GrayText' },
          '&:disabled:checked': { background: 'GrayText' },
          '&:disabled:not(:checked)::before': { background: 'GrayText' },
          '&:disabled:checked::before': { background: 'Canvas' },
        },
      },
    },
  }),
);
/** Words before the switch, the switch at the end of the row. */
export const spread = style(inUi({ display: 'flex', flexDirection: 'row-reverse', justifyContent: 'space-between' }));
