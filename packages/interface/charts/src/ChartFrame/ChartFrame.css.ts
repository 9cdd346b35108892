import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inUi } from '../inUi.ts';

export const figure = style(
  inUi({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    minInlineSize: 0,
    margin: 0,
  }),
);
export const head = style(inUi({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] }));
export const title = style(inUi({ flex: '1 1 auto', minInlineSize: 0 }));
export const controls = style(
  inUi({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    '@media': { print: { display: 'none' } },
  }),
);
/** One height in every state, so that the page never jumps. */
export const body = style(inUi({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0 }));
export const tableBody = style(inUi({ '@media': { print: { blockSize: 'auto !important' } } }));
export const centred = style(inUi({ flex: 1, display: 'grid', alignContent: 'center' }));
export const skeleton = style(inUi({ flex: 1, display: 'grid' }));
