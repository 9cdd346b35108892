'use client';
export { Icon, type IconSource, type IconWeight, type IconSize, type IconProps } from '../src/Icon/Icon.tsx';
