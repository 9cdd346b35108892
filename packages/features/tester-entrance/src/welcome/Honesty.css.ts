import '@resonanz/tokens/headings';
import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';

const inFeatures = inLayer('features');

/** From edge to edge: the claim, and the rules beside it. */
export const honesty = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    marginBlockStart: vars.space[9],
    borderBlock: `1px solid ${vars.border.default}`,
    '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const words = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[5],
    alignContent: 'start',
    justifyItems: 'start',
    padding: '36px 40px 40px',
    '@media': { [media.phone]: { padding: '28px 16px' } },
  }),
);
export const claim = style(inFeatures({ ...typography('displaySmall'), maxInlineSize: '12em', textWrap: 'balance' }));
export const rules = style(
  inFeatures({
    borderInlineStart: `1px solid ${vars.border.default}`,
    '@media': {
      [media.belowDesktop]: { borderInlineStart: 0, borderBlockStart: `1px solid ${vars.border.default}` },
    },
  }),
);
export const rule = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[2],
    padding: '24px 40px',
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
    '@media': { [media.phone]: { padding: '18px 16px' } },
  }),
);
