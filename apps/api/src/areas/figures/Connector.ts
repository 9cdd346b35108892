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

/** A post as its platform tells of it; what it does not tell is null. */
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

/** Reads the figures of one platform's channels; a fault of one channel is its outcome and leaves the others alone. */
export interface FigureConnector {
  readonly platform: Platform;
  /** Most channels of one reading. */
  readonly batchSize: number;
  read(channels: readonly ChannelToRead[]): Promise<ReadOutcome[]>;
}
