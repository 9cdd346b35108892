'use client';
export {
  PlatformToggles,
  type PlatformToggle,
  type PlatformTogglesProps,
} from '../src/PlatformToggles/PlatformToggles.tsx';
