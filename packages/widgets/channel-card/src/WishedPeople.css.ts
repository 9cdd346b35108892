import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';

const inWidgets = inLayer('widgets');

export const people = style(
  inWidgets({ maxInlineSize: vars.layout.readingMax, margin: 0, padding: 0, listStyle: 'none' }),
);
export const person = style(
  inWidgets({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: vars.space[4],
    alignItems: 'start',
    paddingBlock: vars.space[4],
    overflowWrap: 'anywhere',
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
  }),
);
