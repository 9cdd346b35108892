import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inUi } from '../inUi.ts';
import { turn } from '../motion.css.ts';

const ground = createVar();
const groundHover = createVar();
const groundPressed = createVar();
const edge = createVar();
const edgeHover = createVar();
const ink = createVar();
const inkHover = createVar();
const groundDisabled = createVar();
const padding = createVar();
const pending = createVar();

const atRest = ':not(:disabled, [data-pending])';

export const button = style(
  inUi({
    vars: {
      [padding]: `calc((${vars.density.control} - 8px) / 2)`,
      [edge]: 'transparent',
      [edgeHover]: edge,
      [inkHover]: ink,
      [groundDisabled]: vars.surface.disabled,
      [pending]: '14px',
    },
    appearance: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[3],
    minBlockSize: vars.density.control,
    paddingBlock: vars.space[2],
    paddingInline: padding,
    border: `${vars.line.hairline} solid ${edge}`,
    borderRadius: vars.radius.control,
    background: ground,
    color: ink,
    font: vars.density.font,
    fontWeight: vars.type.label.weight,
    fontStretch: vars.type.label.stretch,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
    '@media': {
      [media.hover]: {
        selectors: { [`&:hover${atRest}`]: { background: groundHover, borderColor: edgeHover, color: inkHover } },
      },
    },
    selectors: {
      [`&:active${atRest}, &[data-pressed]${atRest}`]: {
        background: groundPressed,
        borderColor: edgeHover,
        color: inkHover,
      },
      '&:disabled': {
        background: groundDisabled,
        borderColor: 'transparent',
        color: vars.text.disabled,
        cursor: 'not-allowed',
      },
      '&[data-pending]': { cursor: 'progress' },
    },
  }),
);

export const large = style(
  inUi({
    vars: { [padding]: `calc(${vars.density.control} / 2)`, [pending]: '16px' },
    minBlockSize: `calc(${vars.density.control} + 8px)`,
    fontSize: '0.875rem',
    selectors: { "[data-density='comfortable'] &": { fontSize: '1rem' } },
    '@media': { [media.phone]: { fontSize: '1rem' } },
  }),
);
export const fullWidth = style(inUi({ inlineSize: '100%' }));

/**
 * The spinner takes some of its room from the padding, so that the width hardly changes, and leaves the same of it on
 * both sides.
 */
export const spinning = style(
  inUi({
    gap: vars.space[2],
    paddingInline: `max(calc(${padding} * 2 / 3), calc(${padding} - (${pending} + ${vars.space[2]}) / 2))`,
    '::before': {
      content: "''",
      flex: 'none',
      inlineSize: pending,
      blockSize: pending,
      border: '2px solid color-mix(in srgb, currentColor 30%, transparent)',
      borderBlockStartColor: 'currentColor',
      borderRadius: vars.radius.round,
      animation: `${turn} ${vars.duration.spinner} linear infinite`,
    },
    '@media': {
      [media.reducedMotion]: { '::before': { animation: 'none' } },
      // One colour all around would not show that it turns.
      [media.forcedColors]: { '::before': { borderColor: 'GrayText', borderBlockStartColor: 'ButtonText' } },
    },
  }),
);
/** The spinner takes the place of the first icon. */
export const spinningIcon = style(
  inUi({
    vars: { [pending]: vars.size.iconSmall },
    paddingInline: padding,
    gap: vars.space[3],
  }),
);

const narrow = {
  [padding]: vars.space[4],
  [pending]: '12px',
  [groundDisabled]: 'transparent',
  [ground]: 'transparent',
};
const red = vars.status.red;
const quietHover = { [groundHover]: vars.surface.pressed, [groundPressed]: vars.border.default };

const outlined = {
  [ground]: vars.surface.base,
  [groundHover]: vars.surface.hover,
  [groundPressed]: vars.surface.pressed,
};

/** Tone × variant. */
export const look = styleVariants(
  {
    'accent solid': {
      [ground]: vars.accent.solid,
      [groundHover]: vars.accent.solidHover,
      [groundPressed]: vars.accent.solidPressed,
      [ink]: vars.accent.onSolid,
    },
    'neutral solid': {
      [ground]: vars.surface.inverse,
      [groundHover]: `color-mix(in srgb, ${vars.surface.inverse} 88%, ${vars.surface.base})`,
      [groundPressed]: `color-mix(in srgb, ${vars.surface.inverse} 78%, ${vars.surface.base})`,
      [ink]: vars.text.inverse,
    },
    'danger solid': {
      [ground]: red.solid,
      [groundHover]: `color-mix(in srgb, ${red.solid} 86%, ${vars.text.primary})`,
      [groundPressed]: `color-mix(in srgb, ${red.solid} 74%, ${vars.text.primary})`,
      [ink]: red.onSolid,
    },
    'accent outline': {
      ...outlined,
      [edge]: vars.accent.line,
      [edgeHover]: vars.accent.ink,
      [groundHover]: vars.accent.tint,
      [groundPressed]: vars.accent.tintStrong,
      [ink]: vars.accent.ink,
    },
    'neutral outline': {
      ...outlined,
      [edge]: vars.border.control,
      [edgeHover]: vars.border.strong,
      [ink]: vars.text.primary,
    },
    'danger outline': {
      ...outlined,
      [edge]: red.border,
      [edgeHover]: red.dot,
      [groundHover]: red.tint,
      [groundPressed]: red.tint,
      [ink]: red.ink,
    },
    'accent ghost': {
      ...narrow,
      [groundHover]: vars.accent.tint,
      [groundPressed]: vars.accent.tintStrong,
      [ink]: vars.accent.ink,
    },
    'neutral ghost': { ...narrow, ...quietHover, [ink]: vars.text.primary },
    'danger ghost': { ...narrow, [groundHover]: red.tint, [groundPressed]: red.tint, [ink]: red.ink },
    'accent quiet': {
      ...narrow,
      [groundHover]: vars.accent.tint,
      [groundPressed]: vars.accent.tintStrong,
      [ink]: vars.text.secondary,
      [inkHover]: vars.accent.ink,
    },
    'neutral quiet': { ...narrow, ...quietHover, [ink]: vars.text.secondary, [inkHover]: vars.text.primary },
    'danger quiet': {
      ...narrow,
      [groundHover]: red.tint,
      [groundPressed]: red.tint,
      [ink]: vars.text.secondary,
      [inkHover]: red.ink,
    },
  },
  (values) => inUi({ vars: values }),
);
