import { labels } from '@resonanz/domain/labels';
import { SERVICES, SERVICES_FOR_ALL } from '@resonanz/domain/lookups';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { Select } from '@resonanz/ui/Select';
import { messages } from '../messages.ts';
import { type ColumnTarget, isChannelField, MAX_CHANNELS } from './importMapping.ts';

const NUMBERS = Array.from({ length: MAX_CHANNELS }, (_, index) => index + 1);
const SERVICE_NAMES = [...new Set([...Object.values(SERVICES).flat(), ...SERVICES_FOR_ALL].map(({ value }) => value))];
const DEFAULT_SERVICE = '';

interface ChannelPartProps {
  /** The column's name. */
  column: string;
  target: ColumnTarget | undefined;
  /** Whether a row has several channels, and each column says of which one it speaks. */
  isOneOfSeveral: boolean;
  isDisabled: boolean;
  onChange: (part: Partial<Pick<ColumnTarget, 'channel' | 'service'>>) => void;
}

/** Which channel of the row a column speaks of, and for a price of which service. */
export function ChannelPart({ column, target, isOneOfSeveral, isDisabled, onChange }: ChannelPartProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  if (target === undefined || !isChannelField(target.field)) return null;
  return (
    <>
      {isOneOfSeveral && (
        <Select
          label={t('influencers.import.columns.channelOf', { name: column })}
          hidesLabel
          items={NUMBERS.map((number) => ({
            id: String(number),
            label: t('influencers.import.columns.channel', { number }),
          }))}
          selectedId={String(target.channel)}
          isDisabled={isDisabled}
          onSelectionChange={(number) => onChange({ channel: Number(number) })}
        />
      )}
      {target.field === 'price' && (
        <Select
          label={t('influencers.import.columns.serviceOf', { name: column })}
          hidesLabel
          items={[
            { id: DEFAULT_SERVICE, label: t('influencers.import.columns.defaultService') },
            ...SERVICE_NAMES.map((service) => ({
              id: service,
              label: textOr(label, labels, `service.${service}`, service),
            })),
          ]}
          selectedId={target.service ?? DEFAULT_SERVICE}
          isDisabled={isDisabled}
          onSelectionChange={(service) => onChange({ service: service === DEFAULT_SERVICE ? null : service })}
        />
      )}
    </>
  );
}
