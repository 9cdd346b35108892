import '@resonanz/tokens/status';
import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inLayer } from '@resonanz/tokens/layers';
import { typography } from '@resonanz/tokens/typography';

const inWidgets = inLayer('widgets');
const line = `1px solid ${vars.border.default}`;

/** The name of the container whose width decides how the editor is arranged. */
const room = 'rz-questionnaire-editor';
const three = `${room} (min-width: 1180px)`;
const two = `${room} (min-width: 760px)`;
const small = `${room} (max-width: 519px)`;

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
export const editor = style(
  inWidgets({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minInlineSize: 0,
    '@container': {
      [two]: { gridTemplateColumns: '320px minmax(0, 1fr)' },
      [three]: { gridTemplateColumns: '372px minmax(0, 1fr) 410px' },
    },
  }),
);
export const start = style(
  inWidgets({
    minInlineSize: 0,
    background: vars.surface.sunken,
    borderBlockEnd: line,
    '@container': { [two]: { gridRow: '1 / span 2', borderBlockEnd: 0, borderInlineEnd: line } },
  }),
);
export const middle = style(inWidgets({ minInlineSize: 0 }));
export const end = style(
  inWidgets({
    minInlineSize: 0,
    background: vars.surface.canvas,
    borderBlockStart: line,
    '@container': {
      [two]: { gridColumn: '2' },
      [three]: { gridColumn: '3', gridRow: '1', borderBlockStart: 0, borderInlineStart: line },
    },
  }),
);
export const banner = style(inWidgets({ padding: vars.space[5] }));
export const problems = style(inWidgets({ display: 'grid', justifyItems: 'start', gap: vars.space[2] }));
export const blank = style(inWidgets({ padding: vars.space[9] }));

export const form = style(inWidgets({ display: 'grid', alignContent: 'start', minInlineSize: 0 }));
export const formHead = style(
  inWidgets({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '10px',
    minBlockSize: '57px',
    paddingBlock: vars.space[4],
    paddingInline: '28px',
    borderBlockEnd: line,
    '@container': { [small]: { paddingInline: vars.space[6] } },
  }),
);
export const grow = style(inWidgets({ flex: 1, minInlineSize: 0 }));
export const incomplete = style(inWidgets({ display: 'inline-flex', color: vars.status.yellow.ink }));
export const part = style(
  inWidgets({
    display: 'grid',
    gap: '14px',
    paddingBlock: '20px 22px',
    paddingInline: '28px',
    borderBlockEnd: line,
    '@container': { [small]: { paddingInline: vars.space[6] } },
  }),
);
export const partHead = style(inWidgets({ display: 'flex', alignItems: 'center', gap: vars.space[4] }));
export const pair = style(
  inWidgets({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '14px',
    '@container': { [small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const switches = style(
  inWidgets({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[3]} ${vars.space[8]}` }),
);

export const options = style(inWidgets({ display: 'grid', gap: vars.space[4] }));
export const optionList = style(
  inWidgets({ display: 'grid', gap: vars.space[4], listStyle: 'none', margin: 0, padding: 0 }),
);
export const option = style(
  inWidgets({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space[4], alignItems: 'start' }),
);
export const optionActions = style(inWidgets({ display: 'flex' }));

export const rules = style(inWidgets({ listStyle: 'none', margin: 0, padding: 0 }));
export const ruleItem = style(
  inWidgets({
    display: 'grid',
    gap: vars.space[2],
    paddingBlock: vars.space[4],
    borderBlockEnd: `1px solid ${vars.border.hairline}`,
  }),
);
export const rule = style(
  inWidgets({
    ...typography('dense'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
  }),
);
export const kind = style(inWidgets({ flex: '0 1 118px', minInlineSize: '96px' }));
export const bound = style(inWidgets({ flex: '0 1 56px', minInlineSize: '48px' }));
export const values = style(inWidgets({ flex: '1 1 180px', minInlineSize: 0 }));
export const target = style(inWidgets({ flex: '1 1 120px', minInlineSize: 0 }));
export const otherwise = style(inWidgets({ margin: 0 }));

export const facts = style(
  inWidgets({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    margin: 0,
    borderBlock: `1px solid ${vars.border.hairline}`,
    '@container': { [small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const fact = style(
  inWidgets({
    paddingBlock: '10px',
    paddingInline: vars.space[6],
    selectors: {
      '&:first-child': { paddingInlineStart: 0 },
      '& + &': { borderInlineStart: `1px solid ${vars.border.hairline}` },
    },
    '@container': {
      [small]: { paddingInline: 0, selectors: { '& + &': { borderInlineStart: 0 } } },
    },
  }),
);
export const factName = style(inWidgets({ ...typography('micro'), color: vars.text.muted }));
export const factWords = style(inWidgets({ display: 'grid', margin: 0 }));
export const factValue = style(inWidgets({ ...typography('bodyStrong'), fontVariantNumeric: 'tabular-nums' }));
export const factNote = style(
  inWidgets({ ...typography('dense'), color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' }),
);
export const hint = style(
  inWidgets({
    ...typography('caption'),
    margin: 0,
    paddingBlock: vars.space[5],
    paddingInline: '28px',
    color: vars.text.muted,
    '@container': { [small]: { paddingInline: vars.space[6] } },
  }),
);
