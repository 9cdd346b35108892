import type { ContentStatus } from '@resonanz/domain/enumerations';

/** Content that a brand can decide on: handed in, or released and not yet posted. */
export const DECIDABLE: readonly (ContentStatus | null)[] = ['Eingereicht', 'Freigegeben'];
