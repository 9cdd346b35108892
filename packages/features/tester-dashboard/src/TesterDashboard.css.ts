import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { pageInset } from '@resonanz/tokens/mixins';

const inFeatures = inLayer('features');

/** Filters below the head. */
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
export const filter = style(inFeatures({ inlineSize: '200px', '@media': { [media.phone]: { inlineSize: '100%' } } }));

/** What stands in the page's margins. */
export const inset = style(inFeatures({ paddingBlockStart: vars.space[6], ...pageInset }));

/** What stands below each other in one half. */
export const half = style(inFeatures({ display: 'grid', alignContent: 'start', gap: vars.space[8] }));

/** What waits for staff: one below the other, with the way there at the end of the line. */
export const todos = style(inFeatures({ margin: 0, padding: 0, listStyle: 'none' }));
export const todo = style(
  inFeatures({
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[6],
    paddingBlock: vars.space[5],
    borderBlockEnd: `1px solid ${vars.border.hairline}`,
    selectors: { '&:last-child': { borderBlockEnd: 'none' } },
  }),
);
export const todoIcon = style(inFeatures({ alignSelf: 'start', color: vars.text.muted }));
export const todoText = style(inFeatures({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

/** Course and map beside each other where there is room. */
export const charts = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
    gap: vars.space[8],
    paddingBlock: vars.space[6],
    ...pageInset,
  }),
);
