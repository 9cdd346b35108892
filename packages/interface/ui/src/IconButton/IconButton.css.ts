import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { focusShell } from '@resonanz/tokens/mixins';
import { inUi } from '../inUi.ts';
import { turn } from '../motion.css.ts';

const side = createVar();
const ink = createVar();
const inkHover = createVar();
const ground = createVar();
const groundHover = createVar();
const groundPressed = createVar();
const groundDisabled = createVar();
const atRest = ':not(:disabled, [data-pending])';

export const iconButton = style(
  inUi({
    vars: { [ground]: 'transparent', [groundDisabled]: 'transparent' },
    appearance: 'none',
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: side,
    blockSize: side,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: ground,
    color: ink,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.duration.fast}, color ${vars.duration.fast}`,
    selectors: {
      [`&:active${atRest}, &[data-pressed]${atRest}`]: { background: groundPressed, color: inkHover },
      '&[aria-expanded=true]': { background: groundHover, color: inkHover },
      '&:disabled': { background: groundDisabled, color: vars.text.disabled, cursor: 'not-allowed' },
      '&[data-pending]': { cursor: 'progress' },
      '&[data-pending]::before': {
        content: "''",
        inlineSize: '16px',
        blockSize: '16px',
        border: '2px solid color-mix(in srgb, currentColor 30%, transparent)',
        borderBlockStartColor: 'currentColor',
        borderRadius: vars.radius.round,
        animation: `${turn} ${vars.duration.spinner} linear infinite`,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: { [`&:hover${atRest}:not(:active)`]: { background: groundHover, color: inkHover } },
      },
      [media.reducedMotion]: { selectors: { '&[data-pending]::before': { animation: 'none' } } },
    },
  }),
);

/** `small` stays small on touch screens too, with a larger hit area. */
export const size = styleVariants({
  small: inUi({
    vars: { [side]: '26px' },
    '@media': { [media.phone]: { '::after': { content: "''", position: 'absolute', inset: '-9px' } } },
  }),
  regular: inUi({
    vars: { [side]: vars.size.controlCompact },
    '@media': { [media.phone]: { vars: { [side]: vars.size.targetTouch } } },
  }),
  density: inUi({ vars: { [side]: vars.density.control } }),
  large: inUi({
    vars: { [side]: vars.size.controlComfortable },
    '@media': { [media.phone]: { vars: { [side]: vars.size.targetTouch } } },
  }),
});

const plain = { [groundHover]: vars.surface.pressed, [groundPressed]: vars.border.default };
export const tone = styleVariants({
  neutral: inUi({ vars: { ...plain, [ink]: vars.text.secondary, [inkHover]: vars.text.primary } }),
  accent: inUi({
    vars: {
      [groundHover]: vars.accent.tint,
      [groundPressed]: vars.accent.tintStrong,
      [ink]: vars.accent.ink,
      [inkHover]: vars.accent.ink,
    },
  }),
  solid: inUi({
    vars: {
      [ground]: vars.accent.solid,
      [groundHover]: vars.accent.solidHover,
      [groundPressed]: vars.accent.solidPressed,
      [groundDisabled]: vars.surface.pressed,
      [ink]: vars.accent.onSolid,
      [inkHover]: vars.accent.onSolid,
    },
  }),
  danger: inUi({
    vars: {
      [groundHover]: vars.status.red.tint,
      [groundPressed]: vars.status.red.tint,
      [ink]: vars.text.secondary,
      [inkHover]: vars.status.red.ink,
    },
  }),
  onShell: inUi({
    vars: {
      [groundHover]: vars.accent.shellHover,
      [groundPressed]: vars.accent.shellLine,
      [ink]: vars.accent.onShell,
      [inkHover]: vars.accent.onShell,
    },
    selectors: { '&:focus-visible': focusShell },
  }),
});
