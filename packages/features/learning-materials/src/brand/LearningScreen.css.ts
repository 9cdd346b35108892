import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { columnsFrom } from '@resonanz/tokens/mixins';

const inFeatures = inLayer('features');

/** Cells of a ledger: lines between, no boxes. */
export const cards = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: columnsFrom('320px'),
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
    background: vars.accent.tint,
    color: vars.accent.line,
  }),
);
/** Without a picture of its own, the kind is drawn large enough to be recognised at a glance. */
globalStyle(`${picture} > svg`, inFeatures({ inlineSize: '44px', blockSize: '44px' }));
export const image = style(inFeatures({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
