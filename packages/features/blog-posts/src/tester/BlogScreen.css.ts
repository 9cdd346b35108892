import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { columnsFrom } from '@resonanz/tokens/mixins';

const inFeatures = inLayer('features');

/** Cells of a ledger: lines between, no boxes. */
export const cards = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: columnsFrom('300px'),
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
    alignContent: 'start',
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
    objectFit: 'cover',
    borderRadius: vars.radius.control,
    background: vars.accent.tint,
    color: vars.accent.line,
  }),
);

export const page = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[6],
    padding: `${vars.space[7]} ${vars.layout.pageGutter}`,
    '@media': { [media.phone]: { paddingInline: vars.layout.pageGutterPhone } },
  }),
);
