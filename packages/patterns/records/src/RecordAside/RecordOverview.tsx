'use client';

import type { ReactNode } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';
import { PageColumns } from '../PageColumns/PageColumns.tsx';

/** Props of {@link RecordOverview}. */
export interface RecordOverviewProps {
  /** Facts, people and what belongs to the record: its `Section`s. */
  children: ReactNode;
  /** `NextSteps` and `Activity`. */
  aside: ReactNode;
}

/** A record at a glance: what it is, and beside it what has to be done and what happened. */
export function RecordOverview(props: RecordOverviewProps) {
  return <PageColumns {...props} asideLabel={useMessages(messages)('records.aside')} />;
}
