import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { columnsFrom } from '@resonanz/tokens/mixins';
import { inFeatures } from './inFeatures.ts';

/** Cards of people side by side, in lists and in the overview. */
export const grid = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: columnsFrom('264px'),
    gap: vars.space[6],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
  }),
);
export const item = style(inFeatures({ minInlineSize: 0 }));
/** The place of a card that is on its way. */
export const blank = style(
  inFeatures({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[5],
    padding: vars.space[6],
    border: `1px solid ${vars.border.hairline}`,
    borderRadius: vars.radius.control,
  }),
);
export const picture = style(
  inFeatures({ aspectRatio: '4 / 3', borderRadius: vars.radius.control, background: vars.surface.sunken }),
);
