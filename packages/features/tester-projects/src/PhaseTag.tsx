import type { TesterProjectPhase } from '@resonanz/api-client/testerProjects';
import type { StatusLook } from '@resonanz/domain/statusLook';
import { useMessages } from '@resonanz/i18n/react';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { messages } from './messages.ts';

const LOOKS: Readonly<Record<TesterProjectPhase, StatusLook>> = {
  open: { tone: 'blue', mark: 'dot' },
  full: { tone: 'gray', mark: 'half' },
  applied: { tone: 'yellow', mark: 'half' },
  waiting: { tone: 'yellow', mark: 'dot' },
  accepted: { tone: 'green', mark: 'square' },
  declined: { tone: 'red', mark: 'dot' },
  closed: { tone: 'gray', mark: 'hollow' },
};

/** How a product test stands for the tester. */
export function PhaseTag({ phase }: { phase: TesterProjectPhase }) {
  const t = useMessages(messages);
  return <StatusTag {...LOOKS[phase]} label={t(`testerProjects.phase.${phase}`)} />;
}
