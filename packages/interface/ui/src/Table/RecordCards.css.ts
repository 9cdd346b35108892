import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { echoLine } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';
import { ONE_LINE } from '../Text/oneLine.ts';

export const title = style(inUi({ ...typography('subsection'), padding: '12px 16px' }));

export const all = style(
  inUi({
    paddingInline: vars.layout.pageGutterPhone,
    borderBlockEnd: `1px solid ${vars.border.default}`,
    background: vars.surface.sunken,
  }),
);

export const card = style(
  inUi({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    paddingBlock: '14px',
    paddingInline: vars.layout.pageGutterPhone,
    borderBlockEnd: `1px solid ${vars.border.hairline}`,
    background: vars.surface.base,
    selectors: {
      '&[data-selected]': { background: vars.accent.tint },
      '&[data-selected]::before': echoLine(),
    },
  }),
);

export const select = style(inUi({ gridColumn: 1, paddingBlockStart: '2px', paddingInlineEnd: vars.space[5] }));
const words = { minInlineSize: 0, vars: { [ONE_LINE]: 'normal' } };
export const content = style(inUi({ ...words, gridColumn: 2 }));
export const name = style(inUi({ ...typography('bodyStrong'), ...words, gridColumn: 2, overflowWrap: 'anywhere' }));
/** Below name and action, over the width of both. */
export const facts = style(
  inUi({
    ...words,
    display: 'grid',
    gridColumn: '2 / -1',
    gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
    gap: '10px 12px',
    marginBlockStart: '10px',
  }),
);
export const action = style(
  inUi({
    gridColumn: 3,
    gridRow: 1,
    marginBlockStart: '-4px',
    marginInlineEnd: '-8px',
    paddingInlineStart: vars.space[5],
    selectors: {
      // In the middle of the first line of the name, without making it higher.
      [`${facts} + &`]: { display: 'flex', alignItems: 'center', blockSize: '1lh', marginBlockStart: 0 },
    },
  }),
);
export const factName = style(inUi({ ...typography('micro'), color: vars.text.muted }));
export const fact = style(
  inUi({ marginBlockStart: '2px', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }),
);
export const place = style(inUi({ display: 'grid', gap: vars.space[4] }));
