import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inUi } from '../inUi.ts';
import * as segments from '../Segments/Segments.css.ts';

export const control = style([segments.row, inUi({ display: 'inline-flex', maxInlineSize: '100%' })]);
export const fullWidth = style(inUi({ display: 'flex' }));
export const segment = style([
  segments.segment,
  inUi({
    gap: vars.space[3],
    padding: `${vars.space[2]} ${vars.space[5]}`,
    font: vars.density.font,
    fontWeight: vars.type.label.weight,
    fontStretch: vars.type.label.stretch,
  }),
]);
