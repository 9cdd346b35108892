import '@resonanz/tokens/headings';
import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';

const inFeatures = inLayer('features');

/** Without scripts nothing could be reckoned. */
export const withoutScripts = { '@media': { '(scripting: none)': { display: 'none' } } } as const;

export const calculator = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[7],
    padding: '28px 32px',
    marginBlockEnd: vars.space[8],
    background: vars.accent.tint,
    borderRadius: vars.radius.control,
    scrollMarginBlockStart: '24px',
    '@media': { [media.phone]: { padding: '20px 16px' }, ...withoutScripts['@media'] },
  }),
);
export const fields = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: '180px 220px minmax(0, 1fr)',
    gap: vars.space[7],
    alignItems: 'start',
    '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const field = style(inFeatures({ ...typography('label'), display: 'grid', gap: '5px' }));
export const select = style(
  inFeatures({
    inlineSize: '100%',
    minBlockSize: '44px',
    paddingInline: '10px',
    border: `${vars.line.hairline} solid ${vars.border.control}`,
    borderRadius: vars.radius.control,
    background: vars.surface.field,
    color: vars.text.primary,
    font: vars.density.input,
  }),
);
export const extras = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[7],
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 0,
  }),
);
export const legend = style(inFeatures({ ...typography('label'), padding: 0 }));
export const extra = style(
  inFeatures({ display: 'flex', alignItems: 'center', gap: vars.space[4], minBlockSize: '44px' }),
);
export const box = style(
  inFeatures({ inlineSize: '20px', blockSize: '20px', margin: 0, accentColor: vars.accent.line }),
);
export const price = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${vars.space[2]} ${vars.space[5]}` }),
);
export const total = style(inFeatures({ ...typography('title'), fontVariantNumeric: 'tabular-nums' }));
export const each = style(inFeatures({ color: vars.text.secondary }));
