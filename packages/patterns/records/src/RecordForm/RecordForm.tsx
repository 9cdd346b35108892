'use client';

import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Form, type FormProps } from '@resonanz/ui/Form';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import type { ReactNode } from 'react';
import { messages } from '../form/messages.ts';
import { FormButtons } from '../FormParts/FormButtons.tsx';
import { FormPage } from '../FormParts/FormPage.tsx';
import { SavedMark } from '../FormParts/SavedMark.tsx';
import { StaleNotice, type StaleNoticeProps } from '../StaleNotice/StaleNotice.tsx';

/** Props of {@link RecordForm}. */
export interface RecordFormProps extends Pick<FormProps, 'aria-label' | 'onSubmit' | 'summaryTitle' | 'validationErrors' | 'optionalLabel'> {
  /** Somebody else has changed the record meanwhile, and what can be done about it. */
  stale: StaleNoticeProps | undefined;
  /** Why the record was not saved, in words; nothing while there is no other reason. */
  refusal: ReactNode;
  /** Whether the record is being saved. */
  isPending: boolean;
  /** Whether what stands in the form has just been saved and the page stays: it says so beside the buttons. False by default. */
  isSaved?: boolean;
  /** Where the way out without saving leads. */
  backHref: string;
  /** The fields, in `FormSection`s. */
  children: ReactNode;
}

/** A record on a page of its own, to be changed: why it was not saved above the fields, save and way out below them. */
export function RecordForm({ stale, refusal, isPending, isSaved = false, backHref, children, ...form }: RecordFormProps) {
  const t = useMessages(messages);
  return (
    <FormPage>
      <Form {...form} space={8}>
        {stale && <StaleNotice {...stale} />}
        {refusal && (
          <InlineAlert tone="error" role="alert" title={t('records.form.refused')}>
            {refusal}
          </InlineAlert>
        )}
        {children}
        <FormButtons>
          {isSaved && <SavedMark />}
          <Button href={backHref}>{t('records.form.cancel')}</Button>
          <Button variant="solid" type="submit" isPending={isPending}>
            {t('records.form.save')}
          </Button>
        </FormButtons>
      </Form>
    </FormPage>
  );
}
