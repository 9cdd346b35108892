import type { UgcRightsState } from '@resonanz/api-client/ugcMaterials';
import { useMessages } from '@resonanz/i18n/react';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { messages } from './messages.ts';

const LOOKS = {
  pending: { tone: 'gray', mark: 'hollow' },
  valid: { tone: 'green', mark: 'dot' },
  expiring: { tone: 'yellow', mark: 'half' },
  expired: { tone: 'red', mark: 'square' },
} as const;

/** How far the rights to a video are. */
export function RightsTag({ state }: { state: UgcRightsState }) {
  const t = useMessages(messages);
  return <StatusTag {...LOOKS[state]} label={t(`ugcMaterials.rights.${state}`)} />;
}
