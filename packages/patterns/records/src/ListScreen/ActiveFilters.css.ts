import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { gutter } from '../ExportBar/ExportBar.css.ts';
import { inPatterns } from '../inPatterns.ts';

export const chips = style(
  inPatterns({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    paddingBlock: vars.space[4],
    paddingInline: fallbackVar(gutter, vars.space[6]),
    borderBlockEnd: `1px solid ${vars.border.hairline}`,
  }),
);
/** The link stays in the line of the tags, however many lines those take. */
globalStyle(`${chips} > :last-child`, inPatterns({ flex: 'none' }));
