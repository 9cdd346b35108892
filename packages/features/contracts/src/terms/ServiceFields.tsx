import { PlusIcon, TrashIcon } from '@phosphor-icons/react';
import { type Control, useFieldArray } from 'react-hook-form';
import { useMessages } from '@resonanz/i18n/react';
import { BoundDate, BoundNumber, BoundText } from '@resonanz/records/boundFields';
import { Box } from '@resonanz/ui/Box';
import { Button } from '@resonanz/ui/Button';
import { Columns } from '@resonanz/ui/Columns';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { type ContractDraft, EMPTY_SERVICE, LIMITS } from './contractForm.ts';
import { messages } from './messages.ts';

interface ServiceFieldsProps {
  control: Control<ContractDraft>;
  /** Said where there is none. */
  emptyText: string;
}

/** What is delivered, how often and by when. */
export function ServiceFields({ control, emptyText }: ServiceFieldsProps) {
  const t = useMessages(messages);
  const { fields, append, remove } = useFieldArray({ control, name: 'terms.services' });
  return (
    <Stack space={5}>
      {fields.length === 0 && (
        <Text as="p" tone="muted">
          {emptyText}
        </Text>
      )}
      {fields.map((service, at) => (
        <Box
          key={service.id}
          as="section"
          border="all"
          radius="control"
          padding={6}
          aria-label={t('contractForm.service.nth', { number: at + 1 })}
        >
          <Stack space={4}>
            <Columns template={3}>
              <BoundText control={control} name={`terms.services.${at}.service`} label={t('word.service')} isRequired />
              <BoundNumber
                control={control}
                name={`terms.services.${at}.number`}
                label={t('contractForm.service.number')}
                minValue={1}
                maxValue={LIMITS.pieces}
                isRequired
              />
              <BoundDate control={control} name={`terms.services.${at}.date`} label={t('word.dueOn')} />
            </Columns>
            <div>
              <Button
                variant="quiet"
                iconStart={TrashIcon}
                aria-label={t('contractForm.service.removeNth', { number: at + 1 })}
                onPress={() => remove(at)}
              >
                {t('contractForm.service.remove')}
              </Button>
            </div>
          </Stack>
        </Box>
      ))}
      {fields.length < LIMITS.services && (
        <div>
          <Button iconStart={PlusIcon} onPress={() => append(EMPTY_SERVICE)}>
            {t('contractForm.service.add')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
