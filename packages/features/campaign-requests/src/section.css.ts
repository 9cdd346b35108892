import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { style } from '@vanilla-extract/css';

const inFeatures = inLayer('features');
const gutter = vars.layout.pageGutter;

export const section = style(
  inFeatures({
    padding: `${vars.space[7]} ${gutter}`,
    borderBlockEnd: `1px solid ${vars.border.default}`,
    selectors: { '&:first-child:not(:only-child)': { borderBlockEnd: 0 } },
    '@media': { [media.phone]: { paddingInline: vars.layout.pageGutterPhone } },
  }),
);

export const head = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[4],
    paddingBlockEnd: vars.space[5],
  }),
);

export const reading = style(inFeatures({ maxInlineSize: vars.layout.readingMax }));

/** Main column and the quieter one beside it. */
export const columns = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    flex: 1,
    '@media': { '(max-width: 1199px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const aside = style(
  inFeatures({
    background: vars.surface.sunken,
    borderInlineStart: `1px solid ${vars.border.default}`,
    '@media': { '(max-width: 1199px)': { borderInlineStart: 0, borderBlockStart: `1px solid ${vars.border.default}` } },
  }),
);

/** The proposals of one request, and where the others are. */
export const group = style(inFeatures({ display: 'grid', gap: vars.space[4], selectors: { '& + &': { marginBlockStart: vars.space[8] } } }));

export const foot = style(inFeatures({ paddingBlockStart: vars.space[4] }));

export const requestRow = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    paddingBlock: vars.space[4],
    borderBlockEnd: `1px solid ${vars.border.hairline}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
  }),
);

/** Choices beside each other; in a head they stand below its words. */
export const choices = style(
  inFeatures({ display: 'grid', flex: '1 1 100%', gap: vars.space[4], gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 240px))', '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } } }),
);

/** A quiet button below words: its own words begin where theirs do. */
export const flush = style(inFeatures({ marginInlineStart: `calc(-1 * ${vars.space[4]})` }));
