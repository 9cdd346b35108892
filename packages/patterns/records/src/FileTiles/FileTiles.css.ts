import '@resonanz/tokens/headings';
import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { focusRing } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { inPatterns } from '../inPatterns.ts';

export const tiles = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(136px, 100%), 1fr))',
    gap: vars.space[4],
    // Few files do not grow over the whole page.
    maxInlineSize: '640px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const tile = style(
  inPatterns({
    display: 'grid',
    // A long name ends with dots instead of widening its tile.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    inlineSize: '100%',
    minInlineSize: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.text.primary,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing },
  }),
);

/** Pictures and films keep one frame, whichever way up they are. */
export const frame = style(
  inPatterns({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    borderRadius: vars.radius.control,
    color: vars.text.secondary,
    background: vars.surface.sunken,
    boxShadow: `inset 0 0 0 1px ${vars.border.hairline}`,
  }),
);

export const picture = style(
  inPatterns({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover', pointerEvents: 'none' }),
);

/** Says that a film plays; legible on every picture. */
export const play = style(
  inPatterns({
    position: 'absolute',
    insetBlockEnd: vars.space[2],
    insetInlineStart: vars.space[2],
    display: 'grid',
    placeItems: 'center',
    inlineSize: '26px',
    blockSize: '26px',
    borderRadius: '50%',
    color: '#fff',
    background: 'rgb(0 0 0 / 62%)',
  }),
);

export const name = style(
  inPatterns({
    ...typography('dense'),
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const size = style(inPatterns({ ...typography('caption'), display: 'block', color: vars.text.muted }));
