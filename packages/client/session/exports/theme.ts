'use client';

export { applyTheme, useTheme, type ThemeChoice } from '../src/theme.tsx';
