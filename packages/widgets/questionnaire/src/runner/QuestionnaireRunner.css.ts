import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { toastSpace } from '@resonanz/tokens/mixins';
import { typography } from '@resonanz/tokens/typography';
import { narrow, room, spacious } from '../narrow.ts';

const inWidgets = inLayer('widgets');
const line = `1px solid ${vars.border.default}`;

/** Its width decides the arrangement, so that a preview in a narrow frame looks like a phone. */
export const place = style(
  inWidgets({
    containerType: 'inline-size',
    containerName: room,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minBlockSize: '100%',
    background: vars.surface.base,
    color: vars.text.primary,
  }),
);
export const runner = style(
  inWidgets({
    display: 'grid',
    minInlineSize: 0,
    '@container': { [spacious]: { gridTemplateColumns: '300px minmax(0, 1fr)' } },
  }),
);
export const side = style(
  inWidgets({
    display: 'none',
    background: vars.surface.sunken,
    borderInlineEnd: line,
    '@container': { [spacious]: { display: 'flex', flexDirection: 'column' } },
  }),
);
export const sidePart = style(
  inWidgets({
    padding: `${vars.space[7]} ${vars.space[8]}`,
    selectors: { '&:first-child': { borderBlockEnd: line }, '&:last-child': { borderBlockStart: line } },
  }),
);
export const main = style(inWidgets({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));
export const head = style(
  inWidgets({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: `${vars.space[4]} ${vars.space[6]}`,
    paddingBlock: '22px 18px',
    paddingInline: vars.space[10],
    borderBlockEnd: line,
    '@container': { [narrow]: { paddingBlock: '14px 16px', paddingInline: vars.space[6] } },
  }),
);
export const headWords = style(
  inWidgets({ flex: '1 1 240px', display: 'grid', gap: vars.space[1], minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const position = style(
  inWidgets({ ...typography('caption'), margin: 0, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' }),
);
export const progress = style(
  inWidgets({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    marginBlockStart: vars.space[5],
    '@container': { [spacious]: { display: 'none' } },
  }),
);
export const bar = style(
  inWidgets({
    blockSize: '6px',
    // An edge, not a ground: forced colours keep it.
    borderBlockEnd: `6px solid ${vars.surface.pressed}`,
    selectors: {
      '&[data-state=done]': { borderBlockEndColor: vars.accent.line },
      '&[data-state=now]': {
        borderBlockStart: `3px solid ${vars.accent.line}`,
        borderBlockEnd: `1px solid ${vars.accent.echo}`,
      },
    },
  }),
);
export const saved = style(inWidgets({ ...typography('caption'), display: 'flex', color: vars.text.muted }));
export const savedWords = style(inWidgets({ display: 'inline-flex', alignItems: 'center', gap: vars.space[3] }));
export const banner = style(
  inWidgets({
    paddingBlockStart: vars.space[7],
    paddingInline: vars.space[10],
    '@container': { [narrow]: { paddingInline: vars.space[6] } },
  }),
);
export const problems = style(inWidgets({ margin: 0, paddingInlineStart: vars.space[6] }));
export const questions = style(inWidgets({ flex: 1 }));
export const foot = style(
  inWidgets({
    position: 'sticky',
    insetBlockEnd: toastSpace,
    zIndex: vars.z.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '10px',
    paddingBlock: '14px',
    paddingInline: vars.space[10],
    background: vars.surface.base,
    borderBlockStart: line,
    '@container': { [narrow]: { paddingBlock: '10px', paddingInline: vars.space[6] } },
  }),
);
export const back = style(inWidgets({ marginInlineEnd: 'auto' }));
/** Phones have no room for it; the draft is saved all the same. */
export const later = style(inWidgets({ '@container': { [narrow]: { display: 'none' } } }));
export const onward = style(inWidgets({ '@container': { [narrow]: { flex: 1, display: 'grid' } } }));
export const footNote = style(
  inWidgets({
    ...typography('caption'),
    color: vars.text.muted,
    '@container': { [narrow]: { display: 'none' } },
  }),
);
export const thanks = style(
  inWidgets({
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'start',
    gap: vars.space[5],
    padding: vars.space[10],
    '@container': { [narrow]: { padding: vars.space[6] } },
  }),
);
