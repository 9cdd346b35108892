import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';

const inFeatures = inLayer('features');

export const page = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[7],
    padding: `${vars.space[7]} ${vars.layout.pageGutter} ${vars.space[9]}`,
    '@media': { [media.phone]: { paddingInline: vars.layout.pageGutterPhone } },
  }),
);

export const search = style(inFeatures({ maxInlineSize: '560px' }));

/** The groups beside their FAQs; below each other where there is no room. */
export const columns = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: '220px minmax(0, 760px)',
    gap: vars.space[8],
    alignItems: 'start',
    '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[7] } },
  }),
);

export const overview = style(
  inFeatures({
    position: 'sticky',
    insetBlockStart: vars.space[6],
    display: 'grid',
    gap: vars.space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [media.belowDesktop]: { position: 'static', display: 'flex', flexWrap: 'wrap', gap: vars.space[4] } },
  }),
);

export const groups = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] }));

export const group = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    scrollMarginBlockStart: vars.space[7],
  }),
);

/** The anchor of an FAQ; its question stays in sight when the page scrolls to it. */
export const faq = style(inFeatures({ scrollMarginBlockStart: vars.space[7] }));

export const answer = style(
  inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5], overflowWrap: 'anywhere' }),
);

export const foot = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    paddingBlockStart: vars.space[4],
    borderBlockStart: `1px solid ${vars.border.hairline}`,
  }),
);

export const helpful = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4], flex: 1 }),
);

export const question = style(inFeatures({ ...typography('label'), color: vars.text.secondary }));
