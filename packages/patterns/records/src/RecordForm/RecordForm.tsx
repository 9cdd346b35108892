'use client';

import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Form, type FormProps } from '@resonanz/ui/Form';
import { Inline } from '@resonanz/ui/Inline';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import type { ReactNode } from 'react';
import { messages } from '../form/messages.ts';
import { Section } from '../Section/Section.tsx';
import { StaleNotice, type StaleNoticeProps } from '../StaleNotice/StaleNotice.tsx';

/** Props of {@link RecordForm}. */
export interface RecordFormProps extends Pick<FormProps, 'aria-label' | 'onSubmit' | 'summaryTitle'> {
  /** Somebody else has changed the record meanwhile, and what can be done about it. */
  stale: StaleNoticeProps | undefined;
  /** Why the record was not saved, in words; nothing while there is no other reason. */
  refusal: ReactNode;
  /** Whether the record is being saved. */
  isPending: boolean;
  /** Where the way out without saving leads. */
  backHref: string;
  /** The fields, in `Section`s. */
  children: ReactNode;
}

/** A record on a page of its own, to be changed: why it was not saved above the fields, save and way out below them. */
export function RecordForm({ stale, refusal, isPending, backHref, children, ...form }: RecordFormProps) {
  const t = useMessages(messages);
  return (
    <Form {...form} space={0}>
      <Section>
        {stale && <StaleNotice {...stale} />}
        {refusal && (
          <InlineAlert tone="error" role="alert" title={t('records.form.refused')}>
            {refusal}
          </InlineAlert>
        )}
      </Section>
      {children}
      <Section>
        <Inline space={4}>
          <Button variant="solid" type="submit" isPending={isPending}>
            {t('records.form.save')}
          </Button>
          <Button href={backHref}>{t('records.form.cancel')}</Button>
        </Inline>
      </Section>
    </Form>
  );
}
