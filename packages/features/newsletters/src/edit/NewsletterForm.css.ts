import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';

const inFeatures = inLayer('features');
const WIDE = '(min-width: 1280px)';

/** Form and preview beside each other where there is room. */
export const beside = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(360px, 40%)' } },
  }),
);

/** The preview stays in sight while the form is long. */
export const preview = style(
  inFeatures({
    minInlineSize: 0,
    borderBlockStart: `1px solid ${vars.border.hairline}`,
    '@media': { [WIDE]: { borderBlockStart: 'none', borderInlineStart: `1px solid ${vars.border.hairline}` } },
  }),
);
export const stays = style(inFeatures({ '@media': { [WIDE]: { position: 'sticky', insetBlockStart: 0 } } }));

/** How many are reached, beside what each condition leaves of them. */
export const reach = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    columnGap: vars.space[8],
    rowGap: vars.space[5],
  }),
);

export const conditions = style(inFeatures({ display: 'grid', margin: 0 }));

export const condition = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 112px',
    alignItems: 'center',
    gap: vars.space[5],
    paddingBlock: vars.space[3],
    borderBlockStart: `1px solid ${vars.border.hairline}`,
  }),
);

export const count = style(inFeatures({ display: 'grid', gap: vars.space[1], margin: 0, textAlign: 'end' }));
