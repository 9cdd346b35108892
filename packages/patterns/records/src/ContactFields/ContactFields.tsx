'use client';

import { PlusIcon, TrashIcon } from '@phosphor-icons/react';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { useMessages } from '@resonanz/i18n/react';
import { Box } from '@resonanz/ui/Box';
import { Button } from '@resonanz/ui/Button';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { Columns } from '@resonanz/ui/Columns';
import { Spread } from '@resonanz/ui/Spread';
import { Stack } from '@resonanz/ui/Stack';
import { type ContactDraft, emptyContact } from '@resonanz/validators/contacts';
import { BoundText } from '../boundFields/BoundText.tsx';
import { messages } from './messages.ts';

const MAX_CONTACTS = 50;

/**
 * The persons at a company, one of them the main one: the field `contacts` of the form around it (React Hook Form's
 * `FormProvider`).
 */
export function ContactFields() {
  const t = useMessages(messages);
  const { control, setValue } = useFormContext<{ contacts: ContactDraft[] }>();
  const { fields, append, remove } = useFieldArray({ control, name: 'contacts' });
  function makeMain(at: number): void {
    for (const index of fields.keys()) setValue(`contacts.${index}.isMain`, index === at, { shouldDirty: true });
  }
  return (
    <Stack space={5}>
      {fields.map((contact, at) => (
        <Box
          key={contact.id}
          as="section"
          border="all"
          radius="control"
          padding={6}
          aria-label={t('records.contacts.nth', { number: at + 1 })}
        >
          <Stack space={5}>
            <Columns>
              <BoundText control={control} name={`contacts.${at}.name`} label={t('records.contacts.name')} isRequired />
              <BoundText control={control} name={`contacts.${at}.role`} label={t('records.contacts.role')} />
              <BoundText
                control={control}
                name={`contacts.${at}.email`}
                label={t('records.contacts.email')}
                type="email"
              />
              <BoundText
                control={control}
                name={`contacts.${at}.phone`}
                label={t('records.contacts.phone')}
                type="tel"
              />
            </Columns>
            <Spread>
              <Controller
                name={`contacts.${at}.isMain`}
                control={control}
                render={({ field: { value, ref, name }, fieldState: { error } }) => (
                  <Checkbox
                    name={name}
                    ref={ref}
                    isSelected={value}
                    onChange={() => makeMain(at)}
                    errorMessage={error?.message}
                  >
                    {t('records.contacts.main')}
                  </Checkbox>
                )}
              />
              <Button
                variant="quiet"
                iconStart={TrashIcon}
                aria-label={t('records.contacts.removeNth', { number: at + 1 })}
                onPress={() => remove(at)}
              >
                {t('records.contacts.remove')}
              </Button>
            </Spread>
          </Stack>
        </Box>
      ))}
      {fields.length < MAX_CONTACTS && (
        <div>
          <Button iconStart={PlusIcon} onPress={() => append(emptyContact(fields.length === 0))}>
            {t('records.contacts.add')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
