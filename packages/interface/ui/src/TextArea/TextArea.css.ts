import { style } from '@vanilla-extract/css';
import { vars } from '@resonanz/tokens/contract';
import { inUi } from '../inUi.ts';

export const textArea = style(
  inUi({
    paddingBlock: vars.space[4],
    resize: 'none',
    fieldSizing: 'content',
    minBlockSize: `calc(var(--rows) * 1.4em + 2 * ${vars.space[4]})`,
    maxBlockSize: '50vh',
    overflow: 'auto',
  }),
);
