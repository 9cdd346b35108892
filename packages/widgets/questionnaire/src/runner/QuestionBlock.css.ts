import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { typography } from '@resonanz/tokens/typography';
import { narrow } from '../narrow.ts';

const inWidgets = inLayer('widgets');

export const question = style(
  inWidgets({
    paddingBlock: '28px 30px',
    paddingInline: vars.space[10],
    scrollMarginBlock: vars.space[12],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
    '@container': { [narrow]: { paddingBlock: '22px 24px', paddingInline: vars.space[6] } },
  }),
);
export const title = style(
  inWidgets({
    ...typography('section'),
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr)',
    maxInlineSize: '760px',
    margin: 0,
    overflowWrap: 'anywhere',
    '@container': { [narrow]: { gridTemplateColumns: '28px minmax(0, 1fr)' } },
  }),
);
export const number = style(inWidgets({ color: vars.accent.ink, fontVariantNumeric: 'tabular-nums' }));
export const optional = style(inWidgets({ color: vars.text.muted, fontWeight: vars.type.body.weight }));
export const hint = style(inWidgets({ margin: 0, color: vars.text.secondary }));
export const body = style(
  inWidgets({
    display: 'grid',
    gap: vars.space[4],
    maxInlineSize: '760px',
    marginBlockStart: '14px',
    paddingInlineStart: '36px',
    '@container': { [narrow]: { paddingInlineStart: 0 } },
  }),
);
