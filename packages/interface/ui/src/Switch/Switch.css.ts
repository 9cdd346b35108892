import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { style } from '@vanilla-extract/css';
import { inUi } from '../inUi.ts';

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
      '&:checked': { background: vars.accent.solid, borderColor: vars.accent.solid },
      '&:checked::before': { insetInlineStart: '16px', background: vars.accent.onSolid },
      '&:disabled': { background: vars.surface.disabled, borderColor: vars.border.default },
      '&:disabled::before': { background: vars.text.disabled },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not(:disabled, :checked)': { borderColor: vars.border.strong } } },
      [media.phone]: { '::after': { inset: '-13px' } },
      [media.forcedColors]: {
        '::before': { background: 'ButtonText' },
        selectors: {
          '&:checked': { background: 'Highlight' },
          '&:checked::before': { background: 'HighlightText' },
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
