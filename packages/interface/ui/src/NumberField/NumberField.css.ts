import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inUi } from '../inUi.ts';

export const alignEnd = style(inUi({ textAlign: 'end' }));
export const stepper = style(
  inUi({
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    border: `${vars.line.hairline} solid ${vars.border.control}`,
    borderRadius: vars.radius.control,
    background: vars.surface.field,
    selectors: {
      '&[data-invalid]': { borderColor: vars.status.red.dot, boxShadow: `inset 0 0 0 1px ${vars.status.red.dot}` },
    },
  }),
);
export const stepperInput = style(
  inUi({
    appearance: 'none',
    inlineSize: '4ch',
    minInlineSize: '36px',
    blockSize: `calc(${vars.density.control} - 2px)`,
    padding: 0,
    border: 0,
    background: 'none',
    font: vars.density.input,
    fontWeight: vars.type.denseStrong.weight,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    selectors: { '&:focus-visible': { outlineOffset: '-1px', borderRadius: '4px' } },
  }),
);
