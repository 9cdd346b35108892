import '@resonanz/tokens/status';
import '@resonanz/tokens/headings';
import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { media } from '@resonanz/tokens/media';
import { focusRing } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';

const inFeatures = inLayer('features');
const hairline = `1px solid ${vars.border.hairline}`;
const line = `1px solid ${vars.border.default}`;

/** The columns of the page: what it is about, and what can be done beside it. */
export const columns = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    selectors: { '[data-preview="phone"] &': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const main = style(inFeatures({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const aside = style(
  inFeatures({
    minInlineSize: 0,
    borderInlineStart: line,
    '@media': { [media.belowDesktop]: { borderInlineStart: 0, borderBlockStart: line } },
    selectors: { '[data-preview="phone"] &': { borderInlineStart: 0, borderBlockStart: line } },
  }),
);

/** The large picture with the words on it. */
export const frame = style(inFeatures({ position: 'relative' }));

export const stage = style(
  inFeatures({
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: vars.surface.sunken,
    overflow: 'hidden',
    cursor: 'zoom-in',
    selectors: { '&:focus-visible': focusRing },
  }),
);

export const stagePicture = style(
  inFeatures({ display: 'block', inlineSize: '100%', aspectRatio: '16 / 9', objectFit: 'cover' }),
);

/** Words on a picture. */
export const badge = style(
  inFeatures({
    position: 'absolute',
    insetBlockEnd: vars.space[4],
    insetInlineEnd: vars.space[4],
    padding: `${vars.space[2]} ${vars.space[4]}`,
    borderRadius: vars.radius.chip,
    background: vars.accent.shell,
    color: vars.accent.onShell,
    pointerEvents: 'none',
    ...typography('micro'),
  }),
);

export const thumbnails = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: vars.space[4],
    marginBlockStart: vars.space[4],
  }),
);

export const thumbnail = style(
  inFeatures({
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: vars.surface.sunken,
    overflow: 'hidden',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': focusRing,
      '&[data-current]': { boxShadow: `inset 0 -4px ${vars.accent.line}` },
    },
  }),
);

export const thumbnailPicture = style(
  inFeatures({
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    selectors: { '[data-current] > &': { marginBlockEnd: '4px' } },
  }),
);

export const play = style(
  inFeatures({
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    inlineSize: '32px',
    blockSize: '32px',
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    background: vars.accent.shell,
    color: vars.accent.onShell,
  }),
);

export const parcels = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    borderBlock: hairline,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const parcel = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[2],
    alignContent: 'start',
    padding: vars.space[6],
    color: vars.text.secondary,
    selectors: {
      '&:first-child': { paddingInlineStart: 0 },
      '& + &': { borderInlineStart: hairline },
    },
    '@media': {
      [media.phone]: {
        paddingInline: 0,
        selectors: { '& + &': { borderInlineStart: 0, borderBlockStart: hairline } },
      },
    },
  }),
);

export const parcelIcon = style(inFeatures({ color: vars.accent.ink }));

export const rows = style(inFeatures({ borderBlockStart: hairline }));

export const condition = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr)',
    gap: vars.space[4],
    alignItems: 'center',
    paddingBlock: vars.space[5],
    borderBlockEnd: hairline,
    '@media': { [media.phone]: { gridTemplateColumns: '24px minmax(0, 1fr) auto', alignItems: 'start' } },
  }),
);

export const conditionText = style(inFeatures({ '@media': { [media.phone]: { gridColumn: '2', gridRow: '2' } } }));

export const own = style(
  inFeatures({
    justifySelf: 'end',
    textAlign: 'end',
    color: vars.text.muted,
    ...typography('caption'),
    '@media': { [media.phone]: { gridColumn: '3', gridRow: '1 / span 2' } },
  }),
);

export const fitIcon = styleVariants(
  { met: vars.status.green.ink, notMet: vars.status.red.ink, unknown: vars.status.yellow.ink },
  (color) => inFeatures({ display: 'grid', color }),
);

export const timeline = style(
  inFeatures({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '@media': { [media.phone]: { gridAutoFlow: 'row' } },
  }),
);

export const stop = style(
  inFeatures({
    position: 'relative',
    display: 'grid',
    gap: vars.space[2],
    alignContent: 'start',
    paddingBlockStart: vars.space[7],
    paddingInlineEnd: vars.space[4],
    '::before': {
      content: "''",
      position: 'absolute',
      insetBlockStart: '5px',
      insetInline: 0,
      borderBlockStart: `2px solid ${vars.border.default}`,
    },
    '::after': {
      content: "''",
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      inlineSize: '12px',
      blockSize: '12px',
      boxSizing: 'border-box',
      borderRadius: '50%',
      border: `2px solid ${vars.border.control}`,
      background: vars.surface.base,
    },
    selectors: {
      '&[data-now]::after': { background: vars.accent.line, borderColor: vars.accent.line },
      '&[data-past]::before, &[data-now]::before': { borderColor: vars.accent.line },
      '&[data-past]::after': { background: vars.accent.line, borderColor: vars.accent.line },
      '&:last-child::before': { display: 'none' },
    },
    '@media': {
      [media.phone]: {
        padding: `0 0 ${vars.space[6]} ${vars.space[8]}`,
        '::before': {
          insetBlock: 0,
          insetInline: '5px auto',
          borderBlockStart: 0,
          borderInlineStart: `2px solid ${vars.border.default}`,
        },
      },
    },
  }),
);

export const dots = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: '6px 10px', maxInlineSize: '320px' }));

export const dot = style(
  inFeatures({
    inlineSize: '12px',
    blockSize: '12px',
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: `2px solid ${vars.border.control}`,
    selectors: {
      '&[data-kind="free"]': { background: vars.accent.line, borderColor: vars.accent.line },
      '&[data-kind="you"]': { background: vars.text.primary, borderColor: vars.accent.line },
    },
  }),
);

export const legend = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[6]}` }),
);

export const legendItem = style(
  inFeatures({ display: 'flex', alignItems: 'center', gap: vars.space[3], ...typography('caption') }),
);

export const pointsRow = style(
  inFeatures({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: vars.space[6],
    paddingBlock: vars.space[4],
    borderBlockEnd: hairline,
    ...typography('dense'),
    selectors: { '&:last-child': { borderBlockEnd: 0, borderBlockStart: line } },
  }),
);

export const pointsValue = style(inFeatures({ ...typography('denseStrong'), fontVariantNumeric: 'tabular-nums' }));

export const pointsSum = style(inFeatures({ ...typography('title'), fontVariantNumeric: 'tabular-nums' }));

export const logo = style(
  inFeatures({ maxInlineSize: '160px', maxBlockSize: '64px', objectFit: 'contain', objectPosition: 'start' }),
);

export const brand = style(inFeatures({ display: 'grid', gap: vars.space[4], gridTemplateColumns: 'minmax(0, 1fr)' }));

export const applyPart = style(inFeatures({ display: 'grid', gap: vars.space[5] }));
