import type { PipelineState } from '@resonanz/api-client/campaignEntries';

/** The list whose choice of columns the server keeps, by pipeline state. */
export const COLUMN_LISTS = {
  1: 'campaignAcquisition',
  2: 'campaignInterested',
  3: 'campaignBooked',
} as const satisfies Readonly<Record<PipelineState, string>>;
