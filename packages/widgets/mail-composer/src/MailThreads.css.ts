import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';

const inWidgets = inLayer('widgets');

export const subject = style(
  inWidgets({
    display: 'grid',
    gap: vars.space[1],
    minInlineSize: 0,
    paddingBlock: vars.space[3],
    overflowWrap: 'anywhere',
  }),
);

export const line = style(inWidgets({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] }));

export const mark = style(inWidgets({ display: 'inline-flex', color: vars.text.muted }));

export const message = style(
  inWidgets({
    display: 'grid',
    gap: vars.space[4],
    paddingBlock: vars.space[5],
    selectors: { '& + &': { borderBlockStart: `${vars.line.hairline} solid ${vars.border.hairline}` } },
  }),
);

export const addresses = style(
  inWidgets({ display: 'grid', gap: vars.space[1], minInlineSize: 0, overflowWrap: 'anywhere' }),
);

export const files = style(
  inWidgets({
    display: 'grid',
    gap: vars.space[3],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflowWrap: 'anywhere',
  }),
);

export const tools = style(inWidgets({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] }));

export const search = style(inWidgets({ flex: '1 1 200px', maxInlineSize: '340px' }));

export const drafts = style(inWidgets({ margin: 0, paddingBlock: vars.space[3], paddingInline: 0, listStyle: 'none' }));

export const draft = style(
  inWidgets({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    paddingBlock: vars.space[3],
    borderBlockEnd: `${vars.line.hairline} solid ${vars.border.hairline}`,
  }),
);
