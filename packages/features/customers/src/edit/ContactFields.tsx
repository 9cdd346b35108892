import { PlusIcon, TrashIcon } from '@phosphor-icons/react';
import { useMessages } from '@resonanz/i18n/react';
import { BoundText } from '@resonanz/records/boundFields';
import { Box } from '@resonanz/ui/Box';
import { Button } from '@resonanz/ui/Button';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { Columns } from '@resonanz/ui/Columns';
import { Spread } from '@resonanz/ui/Spread';
import { Stack } from '@resonanz/ui/Stack';
import { type Control, Controller, useFieldArray, type UseFormSetValue } from 'react-hook-form';
import { messages } from '../messages.ts';
import { emptyContact, type CustomerDraft } from './customerForm.ts';

interface ContactFieldsProps {
  control: Control<CustomerDraft>;
  setValue: UseFormSetValue<CustomerDraft>;
}

const MOST = 50;

/** The persons at a customer, one of them the main one. */
export function ContactFields({ control, setValue }: ContactFieldsProps) {
  const t = useMessages(messages);
  const { fields, append, remove } = useFieldArray({ control, name: 'contacts' });
  function makeMain(at: number): void {
    for (const index of fields.keys()) setValue(`contacts.${index}.isMain`, index === at, { shouldDirty: true });
  }
  return (
    <Stack space={5}>
      {fields.map((contact, at) => (
        <Box key={contact.id} as="section" border="all" radius="control" padding={6} aria-label={t('customers.contacts.nth', { number: at + 1 })}>
          <Stack space={5}>
            <Columns>
              <BoundText control={control} name={`contacts.${at}.name`} label={t('customers.contacts.name')} isRequired />
              <BoundText control={control} name={`contacts.${at}.role`} label={t('customers.contacts.role')} />
              <BoundText control={control} name={`contacts.${at}.email`} label={t('customers.contacts.email')} type="email" />
              <BoundText control={control} name={`contacts.${at}.phone`} label={t('customers.contacts.phone')} type="tel" />
            </Columns>
            <Spread>
              <Controller
                name={`contacts.${at}.isMain`}
                control={control}
                render={({ field: { value, ref, name }, fieldState: { error } }) => (
                  <Checkbox name={name} ref={ref} isSelected={value} onChange={() => makeMain(at)} errorMessage={error?.message}>
                    {t('customers.contacts.main')}
                  </Checkbox>
                )}
              />
              <Button variant="quiet" iconStart={TrashIcon} aria-label={t('customers.contacts.removeNth', { number: at + 1 })} onPress={() => remove(at)}>
                {t('customers.contacts.remove')}
              </Button>
            </Spread>
          </Stack>
        </Box>
      ))}
      {fields.length < MOST && (
        <div>
          <Button iconStart={PlusIcon} onPress={() => append(emptyContact(fields.length === 0))}>
            {t('customers.contacts.add')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
