import { vars } from '@resonanz/tokens/contract';
import { typography } from '@resonanz/tokens/typography';
import { style } from '@vanilla-extract/css';
import { inUi } from '../inUi.ts';
import * as segments from '../Segments/Segments.css.ts';

export const segment = style([
  segments.segment,
  inUi({
    ...typography('label'),
    flexShrink: 1,
    // Long words break rather than push their neighbours out of a narrow panel.
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    textAlign: 'center',
    paddingInline: vars.space[3],
  }),
]);
