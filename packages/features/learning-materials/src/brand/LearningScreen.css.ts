import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { style } from '@vanilla-extract/css';

const inFeatures = inLayer('features');

export const section = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[6],
    padding: `${vars.space[6]} ${vars.layout.pageGutter} ${vars.space[8]}`,
    '@media': { [media.phone]: { paddingInline: vars.layout.pageGutterPhone } },
  }),
);

export const bar = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(220px, 2fr) repeat(3, minmax(140px, 1fr))',
    gap: vars.space[4],
    maxInlineSize: '960px',
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const search = style(inFeatures({ minInlineSize: 0 }));

/** Cells of a ledger: lines between, no boxes. */
export const cards = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
    gap: `0 ${vars.space[7]}`,
    margin: 0,
    padding: 0,
    borderBlockStart: `1px solid ${vars.border.default}`,
    listStyle: 'none',
  }),
);

/** The agency writes the words: long ones break instead of running into the next card. */
export const card = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    gap: vars.space[4],
    paddingBlock: vars.space[6],
    borderBlockEnd: `1px solid ${vars.border.hairline}`,
    overflowWrap: 'anywhere',
  }),
);

export const picture = style(
  inFeatures({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    borderRadius: vars.radius.control,
    background: vars.surface.sunken,
    color: vars.text.muted,
  }),
);
export const image = style(inFeatures({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
