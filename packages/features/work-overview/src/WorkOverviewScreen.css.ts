import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { pageInset } from '@resonanz/tokens/mixins';

const inFeatures = inLayer('features');

/** Whose work and which region, below the head. */
export const bar = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[5],
    paddingBlock: vars.space[5],
    ...pageInset,
  }),
);
export const region = style(inFeatures({ inlineSize: '180px' }));

/** What went wrong, above the widgets. */
export const alert = style(inFeatures({ paddingBlock: `0 ${vars.space[5]}`, ...pageInset }));

/** Widgets in columns where there is room: each as high as its rows, one below the other, so that no holes are left. */
export const widgets = style(
  inFeatures({
    columns: '420px auto',
    columnGap: vars.space[6],
    marginBlockEnd: vars.space[8],
    ...pageInset,
  }),
);
export const alone = style(
  inFeatures({ columns: 'auto 1', maxInlineSize: `calc(860px + 2 * ${vars.layout.pageGutter})` }),
);
/** Nothing to do at all. */
export const nothing = style(inFeatures({ paddingBlock: vars.space[9], ...pageInset }));
