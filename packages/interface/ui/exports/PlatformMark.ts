export { PlatformMark, platforms, type Platform, type PlatformMarkProps } from '../src/PlatformMark/PlatformMark.tsx';
