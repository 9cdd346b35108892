import type { components } from '@resonanz/contract/types';
import type { Platform } from '@resonanz/domain/platforms';

/** Why a channel could not be read. */
export type ConnectorError = NonNullable<components['schemas']['ProfileChannel']['connectorError']>;

/** A channel to read: its address, and the platform's own id once that is known. */
export interface ChannelToRead {
  id: number;
  url: string;
  handle: string;
  externalId: string | null;
}

/** A post as reported by its platform; missing values are null. */
export interface ReadPost {
  externalId: string;
  url: string;
  title: string;
  postedAt: string;
  likes: number | null;
  comments: number | null;
  views: number | null;
}

/** What a platform said about one channel. */
export type ReadOutcome =
  | { id: number; error: ConnectorError }
  | {
      id: number;
      error: null;
      externalId: string;
      /** null: the platform keeps it to itself. */ followers: number | null;
      posts: readonly ReadPost[];
    };

/** Reads the figures of one platform's channels; an error of one channel is its result and does not affect the others. */
export interface FigureConnector {
  readonly platform: Platform;
  /** Maximum number of channels per call. */
  readonly batchSize: number;
  read(channels: readonly ChannelToRead[]): Promise<ReadOutcome[]>;
}
