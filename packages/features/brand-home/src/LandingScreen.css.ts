import '@resonanz/tokens/headings';
import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { withoutScripts } from './PriceCalculator.css.ts';

const inFeatures = inLayer('features');

/** Length of a price's stem; the screen sets it. */
const stem = 'var(--stem)';

export const links = style(inFeatures({ ...typography('label'), display: 'flex', gap: '28px' }));

export const hero = style(
  inFeatures({
    display: 'grid',
    position: 'relative',
    alignItems: 'center',
    minBlockSize: '640px',
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
    maxInlineSize: '660px',
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
    maxInlineSize: '9.5em',
    textWrap: 'balance',
    '@media': { [media.phone]: { ...typography('displaySmall') } },
  }),
);
export const intro = style(
  inFeatures({ ...typography('bodyLarge'), color: vars.text.secondary, maxInlineSize: '36ch', textWrap: 'balance' }),
);
export const section = style(
  inFeatures({
    inlineSize: '100%',
    maxInlineSize: vars.layout.contentMax,
    marginInline: 'auto',
    padding: '48px 40px 0',
    '@media': { [media.phone]: { padding: '32px 16px 0' } },
  }),
);
export const steps = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)',
    marginBlockStart: vars.space[7],
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
    gridTemplateColumns: '44px 1fr',
    alignContent: 'start',
    gap: '6px 8px',
    padding: '22px 32px 28px',
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
/** What the prices are, and the way to reckon with them. */
export const pricesHead = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: vars.space[5],
    marginBlockEnd: '28px',
  }),
);
export const pricesText = style(inFeatures({ color: vars.text.secondary, marginBlockStart: '6px' }));
export const toCalculator = style(inFeatures(withoutScripts));
export const scale = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(9, 1fr)',
    alignItems: 'end',
    minBlockSize: '176px',
    marginBlockEnd: '72px',
    borderBlockEnd: `1px solid ${vars.border.control}`,
    '@media': { [media.phone]: { display: 'block', marginBlockEnd: '32px', borderBlockEnd: 0 } },
  }),
);
export const price = style(
  inFeatures({
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: '11px',
    '@media': {
      [media.phone]: {
        display: 'flex',
        flexDirection: 'row-reverse',
        justifyContent: 'space-between',
        alignItems: 'center',
        paddingBlock: '10px',
        borderBlockEnd: `1px solid ${vars.border.hairline}`,
      },
    },
  }),
);
export const amount = style(inFeatures({ ...typography('label'), fontVariantNumeric: 'tabular-nums' }));
export const line = style(
  inFeatures({
    position: 'relative',
    inlineSize: '2px',
    blockSize: stem,
    background: vars.accent.line,
    '::before': {
      content: "''",
      position: 'absolute',
      insetInlineStart: '50%',
      insetBlockStart: 0,
      inlineSize: '11px',
      blockSize: '11px',
      margin: '-5px 0 0 -5.5px',
      borderRadius: vars.radius.round,
      background: vars.accent.line,
      boxShadow: `0 0 0 3px ${vars.surface.base}, 0 0 0 4px ${vars.accent.echo}`,
    },
    '@media': {
      [media.phone]: {
        blockSize: '2px',
        inlineSize: stem,
        marginInlineEnd: 'auto',
        '::before': { insetInlineStart: 'auto', insetInlineEnd: 0, insetBlockStart: '-4px', margin: 0 },
      },
    },
  }),
);
export const length = style(
  inFeatures({
    ...typography('caption'),
    position: 'absolute',
    insetBlockEnd: '-26px',
    color: vars.text.muted,
    '@media': { [media.phone]: { position: 'static', inlineSize: '48px' } },
  }),
);

/** The heading beside its questions, above them where there is no room. */
export const questionsSection = style([
  section,
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    columnGap: vars.space[9],
    '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
]);
export const questions = style(
  inFeatures({
    borderBlockStart: `1px solid ${vars.border.default}`,
    '@media': { [media.belowDesktop]: { marginBlockStart: vars.space[6] } },
  }),
);
export const question = style(
  inFeatures({ borderBlockEnd: `1px solid ${vars.border.hairline}`, paddingBlockEnd: vars.space[5] }),
);
export const summary = style(
  inFeatures({
    ...typography('section'),
    paddingBlock: vars.space[5],
    cursor: 'pointer',
    borderRadius: vars.radius.control,
    selectors: { 'details[open] > &': { color: vars.accent.ink } },
  }),
);
export const closing = style(
  inFeatures({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[6],
    inlineSize: '100%',
    maxInlineSize: vars.layout.contentMax,
    marginInline: 'auto',
    padding: '48px 40px 72px',
    '@media': { [media.phone]: { padding: '32px 16px 48px', justifyItems: 'stretch' } },
  }),
);
