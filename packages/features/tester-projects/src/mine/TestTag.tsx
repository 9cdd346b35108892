import type { MyTest } from '@resonanz/api-client/testerProjects';
import { useMessages } from '@resonanz/i18n/react';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { messages } from '../messages.ts';

const LOOKS = {
  declined: { tone: 'red', mark: 'dot' },
  withdrawn: { tone: 'gray', mark: 'hollow' },
  done: { tone: 'green', mark: 'square' },
  closed: { tone: 'gray', mark: 'square' },
} as const;

/** How a test ended, or what its steps do not say: late, missed, on the waiting list. */
export function TestTag({ test }: { test: MyTest }) {
  const t = useMessages(messages);
  const { outcome, waitingRank, isLate, isMissed } = test;
  if (outcome !== 'running') return <StatusTag {...LOOKS[outcome]} label={t(`testerProjects.outcome.${outcome}`)} />;
  if (waitingRank !== null)
    return <StatusTag tone="yellow" mark="dot" label={t('testerProjects.mine.rank', { rank: waitingRank })} />;
  if (isMissed) return <StatusTag tone="red" mark="dot" label={t('testerProjects.mine.missed')} />;
  return isLate ? <StatusTag tone="red" mark="half" label={t('testerProjects.mine.late')} /> : null;
}
