'use client';

import type { ReactNode } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Form, type FormProps } from '@resonanz/ui/Form';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { messages } from '../form/messages.ts';
import { FormButtons } from '../FormParts/FormButtons.tsx';
import { FormPage } from '../FormParts/FormPage.tsx';
import { StaleNotice, type StaleNoticeProps } from '../StaleNotice/StaleNotice.tsx';

/** Props of {@link RecordForm}. */
export interface RecordFormProps extends Pick<
  FormProps,
  'aria-label' | 'onSubmit' | 'summaryTitle' | 'validationErrors' | 'optionalLabel'
> {
  /** Another user has changed the record meanwhile, and what can be done about it. */
  stale: StaleNoticeProps | undefined;
  /** Why the record was not saved, in words; nothing while there is no other reason. */
  failure: ReactNode;
  /** Whether the record is being saved. */
  isPending: boolean;
  /** What stands beside the buttons, for example a `SavedMark` where the page stays after saving; nothing by default. */
  beside?: ReactNode;
  /** Where the way out without saving leads. */
  backHref: string;
  /** The fields, in `FormSection`s. */
  children: ReactNode;
}

/** A record on a page of its own, to be changed: why it was not saved above the fields, save and way out below them. */
export function RecordForm({ stale, failure, isPending, beside, backHref, children, ...form }: RecordFormProps) {
  const t = useMessages(messages);
  return (
    <FormPage>
      <Form {...form} space={8}>
        {stale && <StaleNotice {...stale} />}
        {failure && (
          <InlineAlert tone="error" role="alert" title={t('records.form.saveFailed')}>
            {failure}
          </InlineAlert>
        )}
        {children}
        <FormButtons>
          {beside}
          <Button href={backHref}>{t('records.form.cancel')}</Button>
          <Button variant="solid" type="submit" isPending={isPending}>
            {t('records.form.save')}
          </Button>
        </FormButtons>
      </Form>
    </FormPage>
  );
}
