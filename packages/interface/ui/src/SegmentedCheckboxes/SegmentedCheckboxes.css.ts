import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';
import * as segments from '../Segments/Segments.css.ts';

export const segment = style([
  segments.segment,
  inUi({
    ...typography('label'),
    paddingInline: vars.space[3],
  }),
]);
