import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { media } from '@resonanz/tokens/media';
import { inUi } from '../inUi.ts';

// What is on keeps its colour under the pointer.
const isOn = '&[aria-pressed=true], &[aria-pressed=true]:is(:hover, :active):not(:disabled)';

export const tone = styleVariants({
  accent: inUi({ selectors: { [isOn]: { color: vars.accent.ink } } }),
  bookmark: inUi({
    color: vars.bookmark.off,
    selectors: { [isOn]: { color: vars.bookmark.on } },
  }),
  rating: inUi({
    color: vars.text.muted,
    selectors: { [isOn]: { color: vars.rating.on } },
  }),
});

const spread = keyframes({
  from: { transform: 'scale(0.5)', opacity: 0.9 },
  to: { transform: 'scale(1.15)', opacity: 0 },
});

/** One ring goes outwards when the state is set. */
export const ring = style(
  inUi({
    position: 'absolute',
    inset: 0,
    border: '2px solid currentColor',
    borderRadius: vars.radius.round,
    pointerEvents: 'none',
    animation: `${spread} ${vars.duration.echo} ${vars.easing.standard} forwards`,
    '@media': { [media.reducedMotion]: { display: 'none' } },
  }),
);
