import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inFeatures } from '../inFeatures.ts';

/** Search, filter and columns beside each other; on a phone the search has a line of its own. */
export const tools = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 200px) auto auto',
    alignItems: 'center',
    gap: vars.space[4],
    '@media': { [media.phone]: { gridTemplateColumns: 'auto 1fr' } },
  }),
);
export const search = style(inFeatures({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } }));

/** In a low window the page scrolls; the grid keeps its height. */
export const grid = style(inFeatures({ flex: 'none', minInlineSize: 0 }));

/** Lines in the distance of the grid's rows. */
export const gridPlaceholder = style(
  inFeatures({ display: 'grid', gap: '28px', paddingBlock: '14px', paddingInline: vars.space[6] }),
);

const FOOT = '52px';

/** Sums and pages stay in sight below however many rows; on a phone they would take too much of them. */
export const foot = style(
  inFeatures({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.z.sticky,
    borderBlockStart: `1px solid ${vars.border.default}`,
    background: vars.surface.base,
    '@media': { [media.phone]: { position: 'static' } },
  }),
);
// A cell the keyboard reaches comes out from under the foot.
globalStyle(
  `${grid} [role=gridcell], ${grid} [role=rowheader]`,
  inFeatures({ scrollMarginBlockEnd: FOOT, '@media': { [media.phone]: { scrollMarginBlockEnd: 0 } } }),
);

export const sums = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[6],
    rowGap: vars.space[2],
  }),
);
// On a phone, a long amount goes below its name.
export const sum = style(
  inFeatures({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[2],
    whiteSpace: 'nowrap',
  }),
);
export const over = style(inFeatures({ flexWrap: 'nowrap', color: vars.status.red.ink, whiteSpace: 'normal' }));
