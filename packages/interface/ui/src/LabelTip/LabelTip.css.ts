import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { typography } from '@resonanz/tokens/typography';
import { inUi } from '../inUi.ts';
import { appear } from '../motion.css.ts';

/** The area around the words bridges the gap to the button, so that the pointer can reach the tip. */
export const tip = style(
  inUi({
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    padding: '6px',
    border: 0,
    background: 'none',
    overflow: 'visible',
    zIndex: vars.z.tooltip,
    cursor: 'default',
    animation: `${appear} ${vars.duration.fast} ${vars.easing.enter}`,
  }),
);
export const words = style(
  inUi({
    ...typography('caption'),
    display: 'block',
    maxInlineSize: '240px',
    inlineSize: 'max-content',
    padding: '5px 9px',
    borderRadius: '4px',
    border: '1px solid transparent',
    background: vars.surface.inverse,
    color: vars.text.inverse,
    textAlign: 'center',
    whiteSpace: 'normal',
  }),
);
