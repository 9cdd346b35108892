export type { EntranceProps } from '../src/Entrance.ts';
