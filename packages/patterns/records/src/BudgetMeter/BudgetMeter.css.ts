import { style } from '@vanilla-extract/css';
import { inPatterns } from '../inPatterns.ts';

export const withWords = style(inPatterns({ inlineSize: '112px' }));
