import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';

const inFeatures = inLayer('features');

export const widget = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minInlineSize: 0,
    breakInside: 'avoid',
    marginBlockEnd: vars.space[6],
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius.control,
    background: vars.surface.base,
    color: vars.text.primary,
  }),
);
export const head = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[4],
    padding: `${vars.space[5]} ${vars.space[6]}`,
    borderBlockEnd: `1px solid ${vars.border.default}`,
  }),
);
export const title = style(
  inFeatures({ display: 'flex', alignItems: 'baseline', gap: vars.space[3], minInlineSize: 0 }),
);
export const body = style(inFeatures({ padding: `${vars.space[5]} ${vars.space[6]}` }));
export const rows = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyle: 'none' }),
);
export const row = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[5],
    padding: `${vars.space[4]} ${vars.space[6]}`,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] } },
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.default}` } },
  }),
);
/** The object in one line above what belongs to it. */
export const words = style(inFeatures({ display: 'grid', minInlineSize: 0 }));
/** Customer, campaign, person: whole, in a second line where one is too short. */
export const facts = style(inFeatures({ overflowWrap: 'anywhere', textWrap: 'pretty' }));
/** Dates and states stand beside the words; on phones below them, so that the words keep their room. */
export const end = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[3],
    textAlign: 'end',
    '@media': { [media.phone]: { justifyContent: 'flex-start', textAlign: 'start' } },
  }),
);
export const budget = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[2],
    inlineSize: '132px',
    '@media': { [media.phone]: { inlineSize: '100%' } },
  }),
);
