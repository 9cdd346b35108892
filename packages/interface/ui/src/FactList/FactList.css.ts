import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';

const room = createContainer();

export const line = style(inUi({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[9], rowGap: vars.space[4] }));

export const place = style(inUi({ containerType: 'inline-size', containerName: room }));

/** Columns of one width. The last fact takes the rest of its row, and of five or nine facts none stands alone in a row. */
export const grid = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': {
      [`${room} (min-width: 320px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [`${room} (min-width: 560px)`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [`${room} (min-width: 760px)`]: {
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        selectors: { '&:has(> :last-child:nth-child(4n + 1))': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
      },
    },
  }),
);

export const fact = style(
  inUi({
    minInlineSize: 0,
    selectors: {
      [`${grid} > &`]: {
        paddingBlock: `${vars.space[4]} ${vars.space[5]}`,
        paddingInlineEnd: vars.space[6],
        borderBlockStart: `1px solid ${vars.border.hairline}`,
      },
    },
    '@container': {
      [`${room} (min-width: 320px) and (max-width: 559.9px)`]: {
        selectors: { [`${grid} > &:last-child:nth-child(2n + 1)`]: { gridColumn: 'span 2' } },
      },
      [`${room} (min-width: 560px) and (max-width: 759.9px)`]: {
        selectors: {
          [`${grid} > &:last-child:nth-child(3n + 1)`]: { gridColumn: 'span 3' },
          [`${grid} > &:last-child:nth-child(3n + 2)`]: { gridColumn: 'span 2' },
        },
      },
      [`${room} (min-width: 760px)`]: {
        selectors: {
          [`${grid} > &:last-child:nth-child(4n + 2)`]: { gridColumn: 'span 3' },
          [`${grid} > &:last-child:nth-child(4n + 3)`]: { gridColumn: 'span 2' },
          [`${grid} > &:last-child:nth-child(4n + 1):nth-child(3n + 1)`]: { gridColumn: 'span 3' },
          [`${grid} > &:last-child:nth-child(4n + 1):nth-child(3n + 2)`]: { gridColumn: 'span 2' },
        },
      },
    },
  }),
);

export const label = style(
  inUi({ ...typography('micro'), fontStretch: '86%', color: vars.text.muted, overflowWrap: 'anywhere' }),
);

export const value = style(
  inUi({
    font: vars.type.dense.font,
    fontWeight: 520,
    fontVariantNumeric: 'tabular-nums',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3px',
    minBlockSize: '22px',
    marginBlockStart: vars.space[1],
    overflowWrap: 'anywhere',
  }),
);
