import type { AgencyRequest } from '@resonanz/api-client/request-administration';
import { useMessages } from '@resonanz/i18n/react';
import { Section } from '@resonanz/records/Section';
import { RequestAnswers } from '../../edit/RequestAnswers.tsx';
import { RequestFiles } from '../../edit/RequestFiles.tsx';
import { messages } from '../messages.ts';

/** Everything the brand answered, in the order it was asked, with the files it gave along. */
export function BrandAnswers({ request: { campaignRequestId, form } }: { request: AgencyRequest }) {
  const t = useMessages(messages);
  return (
    <Section title={t('requests.detail.answers')}>
      <RequestAnswers form={form} />
      <RequestFiles campaignRequestId={campaignRequestId} isReadOnly />
    </Section>
  );
}
