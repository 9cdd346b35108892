import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { pageInset } from '@resonanz/tokens/mixins';
import { inFeatures } from '../inFeatures.ts';

const block = {
  paddingBlock: '16px 20px',
  minInlineSize: 0,
  ...pageInset,
};

/** The page scrolls as a whole: its strips keep their height in the column they stand in. */
export const page = style(inFeatures({ flex: 'none', minInlineSize: 0 }));
export const panel = style(inFeatures(block));
/** Reading columns of comments and ratings stay as wide as lines are read well. */
export const column = style(inFeatures({ ...block, maxInlineSize: '820px' }));
export const grid = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 350px',
    '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const main = style(inFeatures({ minInlineSize: 0 }));
export const side = style(
  inFeatures({
    borderInlineStart: `1px solid ${vars.border.default}`,
    '@media': {
      [media.belowDesktop]: { borderInlineStart: 'none', borderBlockStart: `1px solid ${vars.border.default}` },
    },
  }),
);
export const part = style(
  inFeatures({ ...block, selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.default}` } } }),
);
