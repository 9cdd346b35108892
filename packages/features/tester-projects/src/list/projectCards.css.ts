import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { columnsFrom } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';

const inFeatures = inLayer('features');

export const section = style(
  inFeatures({
    padding: `${vars.space[7]} ${vars.layout.pageGutter}`,
    display: 'grid',
    gap: vars.space[6],
    '@media': { [media.phone]: { paddingInline: vars.layout.pageGutterPhone } },
  }),
);

/** Cells of a ledger: lines between, no boxes. */
export const projects = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: columnsFrom('420px'),
    borderBlockStart: `1px solid ${vars.border.default}`,
  }),
);

export const project = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    gap: vars.space[6],
    padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[6]} 0`,
    borderBlockEnd: `1px solid ${vars.border.hairline}`,
    '@media': { [media.phone]: { gridTemplateColumns: '64px minmax(0, 1fr)' } },
  }),
);

export const picture = style(
  inFeatures({
    inlineSize: '100%',
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: vars.radius.control,
    background: vars.surface.sunken,
  }),
);

/** Brands write the words: long ones break instead of running into the next project. */
export const body = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    alignContent: 'start',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const facts = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[4],
  }),
);

/** A fact that takes a line of its own. */
export const wide = style(inFeatures({ gridColumn: '1 / -1' }));

export const term = style(inFeatures({ ...typography('micro'), color: vars.text.muted }));
export const value = style(inFeatures({ ...typography('denseStrong'), fontVariantNumeric: 'tabular-nums' }));

/** The page in the middle of a wide window. */
export const page = style(inFeatures({ inlineSize: '100%', maxInlineSize: '1280px', marginInline: 'auto', flex: 1 }));

export const filters = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: vars.space[6],
    padding: `${vars.space[6]} ${vars.layout.pageGutter} 0`,
    '@media': { [media.phone]: { paddingInline: vars.layout.pageGutterPhone } },
  }),
);

export const filter = style(inFeatures({ inlineSize: '240px', '@media': { [media.phone]: { inlineSize: '100%' } } }));

export const toggles = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] }));
