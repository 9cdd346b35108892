import { PlusIcon, TrashIcon } from '@phosphor-icons/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UgcRequest } from '@resonanz/api-client/ugcRequests';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFormSend } from '@resonanz/records/useFormSend';
import { Button } from '@resonanz/ui/Button';
import { Columns } from '@resonanz/ui/Columns';
import { IconButton } from '@resonanz/ui/IconButton';
import { Inline } from '@resonanz/ui/Inline';
import { MoneyField } from '@resonanz/ui/MoneyField';
import { Text } from '@resonanz/ui/Text';
import { TextArea } from '@resonanz/ui/TextArea';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';
import { priceLines } from '../priceLines.ts';
import { useUgcText } from '../useUgcText.ts';
import { useUgcActions } from '../view/useUgcActions.ts';

interface Line {
  id: number;
  text: string;
  amount: number | null;
}

const MAX_LINES = 20;

/** Names a price in lines; begins with the last one, or with the price list. */
export function OfferDialog({ request, onClose }: { request: UgcRequest; onClose: () => void }) {
  const words = useUgcText();
  const { t, money, length } = words;
  const { calls } = useUgcActions();
  const offer = useMutation(calls.offer());
  const { order, prices, offers, ugcCampaignRequestId } = request;
  const [lines, setLines] = useState<readonly Line[]>(() => {
    const known =
      offers[0]?.lines ??
      priceLines(order, prices).map(({ id, amount }) => ({
        text:
          id === 'videos'
            ? t('ugcRequests.price.videos', { count: order.videoCount, length: length(order) })
            : t(`ugcRequests.field.${id}`),
        amount,
      }));
    const initial: readonly { text: string; amount: number | null }[] =
      known.length > 0
        ? known
        : [{ text: t('ugcRequests.price.videos', { count: order.videoCount, length: length(order) }), amount: null }];
    return initial.map((line, id) => ({ ...line, id }));
  });
  const [note, setNote] = useState('');
  const { send, isPending, failure } = useFormSend(
    () =>
      offer.mutateAsync({
        ugcCampaignRequestId,
        lines: lines.map(({ text, amount }) => ({ text: text.trim(), amount: amount ?? 0 })),
        note: note.trim(),
      }),
    { messages, otherwise: 'ugcRequests.error.other', done: t('ugcRequests.staff.offerDone'), onDone: onClose },
  );
  const change = (id: number, values: Partial<Line>) =>
    setLines((before) => before.map((line) => (line.id === id ? { ...line, ...values } : line)));
  const isIncomplete = lines.length === 0 || lines.some(({ text, amount }) => text.trim() === '' || amount === null);
  return (
    <FormDialog
      size="large"
      title={t('ugcRequests.staff.offer')}
      confirmLabel={t('ugcRequests.staff.offerSave')}
      isIncomplete={isIncomplete}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void send()}
      failure={failure}
      failureTitle={t('word.failed')}
    >
      {lines.map((line, index) => (
        <Inline key={line.id} space={4} align="end">
          <Columns>
            <TextField
              label={t('ugcRequests.staff.lineText', { number: index + 1 })}
              value={line.text}
              onChange={(text) => change(line.id, { text })}
            />
            <MoneyField
              label={t('ugcRequests.staff.lineAmount', { number: index + 1 })}
              value={line.amount}
              onChange={(amount) => change(line.id, { amount })}
            />
          </Columns>
          <IconButton
            icon={TrashIcon}
            label={t('ugcRequests.staff.lineRemove', { number: index + 1 })}
            onPress={() => setLines((before) => before.filter(({ id }) => id !== line.id))}
          />
        </Inline>
      ))}
      <Inline space={4}>
        <Button
          iconStart={PlusIcon}
          isDisabled={lines.length >= MAX_LINES}
          onPress={() =>
            setLines((before) => [
              ...before,
              { id: Math.max(0, ...before.map(({ id }) => id)) + 1, text: '', amount: null },
            ])
          }
        >
          {t('ugcRequests.staff.lineAdd')}
        </Button>
        <Text variant="label">
          {t('ugcRequests.staff.sum', { amount: money(lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0)) })}
        </Text>
      </Inline>
      <TextArea label={t('word.note')} value={note} onChange={setNote} rows={3} />
    </FormDialog>
  );
}
