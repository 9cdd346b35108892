import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { columnsFrom } from '@resonanz/tokens/mixins';
import { style } from '@vanilla-extract/css';

const inFeatures = inLayer('features');

const onPhones = { [media.phone]: { paddingInline: vars.layout.pageGutterPhone } };

/** Whose work and which region, below the head. */
export const bar = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[5],
    paddingBlock: vars.space[5],
    paddingInline: vars.layout.pageGutter,
    '@media': onPhones,
  }),
);
export const region = style(inFeatures({ inlineSize: '180px' }));

/** What went wrong, above the widgets. */
export const alert = style(inFeatures({ paddingBlock: `0 ${vars.space[5]}`, paddingInline: vars.layout.pageGutter, '@media': onPhones }));

/** Widgets beside each other where there is room. */
export const widgets = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: columnsFrom('420px'),
    alignItems: 'start',
    gap: vars.space[6],
    paddingBlock: `0 ${vars.space[8]}`,
    paddingInline: vars.layout.pageGutter,
    '@media': onPhones,
  }),
);
export const alone = style(inFeatures({ gridTemplateColumns: 'minmax(0, 860px)' }));
