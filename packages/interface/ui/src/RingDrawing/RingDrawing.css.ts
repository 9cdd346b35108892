import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inUi } from '../inUi.ts';

const cut = createVar();

/** Half as large on phones, drawing and satellites alike. */
const unit = createVar();
/** Set by the component: distance from the centre in px. */
const x = 'var(--x)';
const y = 'var(--y)';

export const area = style(
  inUi({
    vars: { [unit]: '1px' },
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    pointerEvents: 'none',
    '@media': { [media.phone]: { vars: { [unit]: '0.55px' } } },
  }),
);
export const tone = styleVariants({
  onShell: inUi({ color: vars.accent.shellLine, vars: { [cut]: vars.accent.shell } }),
  default: inUi({ color: vars.accent.echo, vars: { [cut]: vars.accent.tint } }),
});
export const centre = style(inUi({ position: 'absolute', insetInlineStart: '50%' }));
export const height = styleVariants({
  panel: inUi({ insetBlockStart: '38%', '@media': { [media.phone]: { insetBlockStart: '50%' } } }),
  stage: inUi({ insetBlockStart: '50%' }),
});
export const rings = style(
  inUi({
    position: 'absolute',
    // An SVG without extent is not drawn at all.
    inlineSize: '1px',
    blockSize: '1px',
    maxInlineSize: 'none',
    overflow: 'visible',
    fill: 'none',
    stroke: 'currentColor',
    transformOrigin: '0 0',
    '@media': { [media.phone]: { transform: 'scale(0.55)' } },
  }),
);
export const core = style(inUi({ fill: vars.accent.onShellMuted, stroke: 'none' }));
/** Portraits and products sit on a ring and cut it with a gap. */
export const satellite = style(
  inUi({
    position: 'absolute',
    // The centre has no width of its own to lend.
    inlineSize: 'max-content',
    insetInlineStart: `calc(${x} * ${unit})`,
    insetBlockStart: `calc(${y} * ${unit})`,
    transform: 'translate(-50%, -50%)',
    borderRadius: vars.radius.round,
    boxShadow: `0 0 0 5px ${cut}`,
    background: cut,
    pointerEvents: 'auto',
  }),
);
