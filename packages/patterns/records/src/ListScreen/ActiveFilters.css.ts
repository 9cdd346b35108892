import { vars } from '@resonanz/tokens/contract';
import { fallbackVar, style } from '@vanilla-extract/css';
import { gutter } from '../ExportBar/ExportBar.css.ts';
import { inPatterns } from '../inPatterns.ts';

export const chips = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[4],
    paddingInline: fallbackVar(gutter, vars.space[6]),
    borderBlockEnd: `1px solid ${vars.border.hairline}`,
  }),
);
