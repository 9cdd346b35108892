import '@resonanz/tokens/headings';
import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';

const inFeatures = inLayer('features');

export const links = style(inFeatures({ ...typography('label'), display: 'flex', alignItems: 'center', gap: '28px' }));

export const hero = style(
  inFeatures({
    display: 'grid',
    position: 'relative',
    alignItems: 'center',
    minBlockSize: '620px',
    overflow: 'hidden',
    background: vars.accent.tint,
    '@media': { [media.belowDesktop]: { minBlockSize: 0 } },
  }),
);
export const words = style(
  inFeatures({
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    gap: vars.space[7],
    justifyItems: 'start',
    maxInlineSize: '600px',
    padding: '56px 0 64px 40px',
    '@media': {
      [media.belowDesktop]: { paddingBlock: '40px 24px' },
      [media.phone]: { padding: '32px 16px 8px', justifyItems: 'stretch' },
    },
  }),
);
/** The ways on from the claim; on phones below each other. */
export const ways = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[4],
    '@media': { [media.phone]: { display: 'grid' } },
  }),
);
export const claim = style(
  inFeatures({
    ...typography('display'),
    maxInlineSize: '8.5em',
    textWrap: 'balance',
    '@media': { [media.phone]: { ...typography('displaySmall') } },
  }),
);
export const intro = style(
  inFeatures({ ...typography('bodyLarge'), color: vars.text.secondary, maxInlineSize: '40ch' }),
);
/** A part of the page; the header's links lead to it. */
export const section = style(
  inFeatures({
    inlineSize: '100%',
    maxInlineSize: vars.layout.contentMax,
    marginInline: 'auto',
    padding: '56px 40px 0',
    '@media': { [media.phone]: { padding: '32px 16px 0' } },
  }),
);
export const steps = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)',
    marginBlockStart: vars.space[6],
    borderBlock: `1px solid ${vars.border.default}`,
    '@media': {
      [media.belowDesktop]: { gridTemplateColumns: 'repeat(2, 1fr)' },
      [media.phone]: { gridTemplateColumns: '1fr' },
    },
  }),
);
export const step = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: '40px 1fr',
    alignContent: 'start',
    gap: '6px 8px',
    padding: '22px 24px 26px',
    borderInlineStart: `1px solid ${vars.border.hairline}`,
    selectors: { '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 } },
    '@media': {
      [media.phone]: {
        padding: '18px 0',
        borderInlineStart: 0,
        borderBlockStart: `1px solid ${vars.border.hairline}`,
        selectors: { '&:first-child': { borderBlockStart: 0 } },
      },
    },
  }),
);
export const number = style(
  inFeatures({
    ...typography('title'),
    fontSize: '1.875rem',
    gridRow: '1 / 3',
    color: vars.accent.ink,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const stepPoints = style(
  inFeatures({
    ...typography('micro'),
    marginBlockStart: vars.space[3],
    color: vars.accent.ink,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const closing = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[6],
    inlineSize: '100%',
    maxInlineSize: vars.layout.contentMax,
    marginInline: 'auto',
    padding: '36px 40px',
    '@media': { [media.phone]: { display: 'grid', padding: '28px 16px' } },
  }),
);
