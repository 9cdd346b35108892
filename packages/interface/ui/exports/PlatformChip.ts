export { PlatformChip, type PlatformChipProps } from '../src/PlatformChip/PlatformChip.tsx';
