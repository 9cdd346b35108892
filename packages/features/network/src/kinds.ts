import { brandPaths } from '@resonanz/domain/paths';

/** The three parts of the network. */
export const KINDS = ['model', 'creator', 'channel'] as const;

/** A part of the network. */
export type Kind = (typeof KINDS)[number];

/** Where each part has its list. */
export const PATHS = {
  model: brandPaths.networkModel,
  creator: brandPaths.networkCreator,
  channel: brandPaths.networkDirect,
} as const;
