'use client';

import { useQuery } from '@tanstack/react-query';
import { useApi } from '@resonanz/api-client/react';
import { type MetadataKey, testerMetadataQueries } from '@resonanz/api-client/testerMetadata';
import { TesterPageHead } from '../TesterPageHead.tsx';

/** Props of {@link ConnectedTesterPageHead}. */
export interface ConnectedTesterPageHeadProps {
  /** Which head is drawn. */
  headKey: MetadataKey;
}

/**
 * What is live of a head, with or without a log-in; nothing while it is loading, when it is empty or when it cannot be
 * read: no page waits for its head.
 */
export function ConnectedTesterPageHead({ headKey }: ConnectedTesterPageHeadProps) {
  const { data } = useQuery(testerMetadataQueries(useApi()).live(headKey));
  return data ? <TesterPageHead value={data.value} media={data.media} /> : null;
}
