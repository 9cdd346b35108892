import { vars } from './contract.ts';
import { media } from './media.ts';
import { TOAST_SPACE } from './toastSpace.ts';

/** Keyboard focus: a strong ring and its softer echo. Use below `:focus-visible` or `[data-focus-visible]`. */
export const focusRing = {
  outline: `${vars.focus.width} solid ${vars.accent.focus}`,
  outlineOffset: vars.focus.offset,
  boxShadow: `0 0 0 6px color-mix(in srgb, ${vars.accent.echo} 40%, transparent)`,
} as const;

/** Keyboard focus on the edge, for fields and cells. */
export const focusEdge = { ...focusRing, outlineOffset: '-1px', borderColor: vars.accent.focus } as const;

/** Keyboard focus on the dark header. */
export const focusShell = {
  outline: `${vars.focus.width} solid ${vars.accent.shellFocus}`,
  outlineOffset: vars.focus.offset,
  boxShadow: `0 0 0 6px color-mix(in srgb, ${vars.accent.shellLine} 70%, transparent)`,
} as const;

/** The double line that marks what answers the user; for a `::before` of a positioned element. */
export function echoLine(line: string = vars.accent.line, echo: string = vars.accent.echo) {
  return {
    content: "''",
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: '6px',
    borderInlineStart: `3px solid ${line}`,
    background: `linear-gradient(90deg, transparent 2px, ${echo} 2px)`,
    pointerEvents: 'none',
  } as const;
}

/** The margins of a page at both sides, smaller on phones. */
export const pageInset = {
  paddingInline: vars.layout.pageGutter,
  '@media': { [media.phone]: { paddingInline: vars.layout.pageGutterPhone } },
} as const;

/** Text for assistive technology only. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/**
 * Columns of one width, as many as fit, at least so wide; for `gridTemplateColumns`. One that is wider than the whole
 * shrinks to it.
 */
export const columnsFrom = (width: string): string => `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`;

/**
 * How much of the window's lower edge toasts take; what is fixed or sticky there adds it to its `insetBlockEnd`, so
 * that they lie on nothing.
 */
export const toastSpace = `var(${TOAST_SPACE}, 0px)`;
