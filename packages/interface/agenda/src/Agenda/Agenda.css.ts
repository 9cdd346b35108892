import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';
import { seriesInk } from './series.css.ts';

const hairline = `${vars.line.hairline} solid ${vars.border.hairline}`;

export const agenda = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[5],
    color: vars.text.primary,
    font: vars.density.font,
  }),
);
export const toolbar = style(
  inUi({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[4]} ${vars.space[6]}` }),
);
export const title = style(
  inUi({
    display: 'flex',
    flex: '1 1 8rem',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: vars.density.control,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const steps = style(inUi({ display: 'flex', alignItems: 'center', gap: vars.space[2] }));
export const views = style(inUi({ '@media': { [media.phone]: { flexBasis: '100%' } } }));
export const kinds = style(
  inUi({
    ...typography('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[3]} ${vars.space[6]}`,
    margin: 0,
    padding: 0,
    color: vars.text.secondary,
    listStyle: 'none',
  }),
);
export const kind = style(inUi({ display: 'flex', alignItems: 'center', gap: vars.space[3] }));
export const mark = style(
  inUi({ display: 'grid', color: seriesInk, '@media': { [media.forcedColors]: { color: 'CanvasText' } } }),
);
export const waiting = style(inUi({ borderBlock: hairline, minBlockSize: '24rem', background: vars.surface.base }));
export const waitingRow = style(
  inUi({
    minBlockSize: '7.5rem',
    padding: vars.space[4],
    selectors: { '&:not(:first-child)': { borderBlockStart: hairline } },
  }),
);
export const waitingItem = style(
  inUi({
    display: 'grid',
    alignItems: 'center',
    minBlockSize: vars.density.row,
    paddingInline: vars.space[4],
    selectors: { '&:not(:first-child)': { borderBlockStart: hairline } },
  }),
);
