export { Chip, type ChipProps } from '../src/Chip/Chip.tsx';
