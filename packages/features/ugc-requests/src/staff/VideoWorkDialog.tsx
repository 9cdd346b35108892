import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UgcRequest, UgcVideo } from '@resonanz/api-client/ugcRequests';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFormSend } from '@resonanz/records/useFormSend';
import { Columns } from '@resonanz/ui/Columns';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { NumberField } from '@resonanz/ui/NumberField';
import { Select } from '@resonanz/ui/Select';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';
import { useUgcText } from '../useUgcText.ts';
import { useUgcActions } from '../view/useUgcActions.ts';

const NO_ONE = 0;

/** Who makes a video, how the product travels, and how many corrections are included. */
export function VideoWorkDialog({
  request,
  video,
  onClose,
}: {
  request: UgcRequest;
  video: UgcVideo;
  onClose: () => void;
}) {
  const { t } = useUgcText();
  const { calls } = useUgcActions();
  const change = useMutation(calls.changeVideo());
  const [creator, setCreator] = useState(video.entryId ?? NO_ONE);
  const [carrier, setCarrier] = useState(video.carrier);
  const [trackingNumber, setTrackingNumber] = useState(video.trackingNumber);
  const [shippedOn, setShippedOn] = useState(video.shippedOn);
  const [correctionsIncluded, setCorrections] = useState<number | null>(video.correctionsIncluded);
  const { send, isPending, failure } = useFormSend(
    () =>
      change.mutateAsync({
        ugcVideoId: video.ugcVideoId,
        entryId: creator === NO_ONE ? null : creator,
        carrier,
        trackingNumber,
        shippedOn,
        correctionsIncluded: correctionsIncluded ?? video.correctionsIncluded,
      }),
    { messages, otherwise: 'ugcRequests.error.other', done: t('ugcRequests.done.saved'), onDone: onClose },
  );
  const people = request.creators.map(({ entryId: id, name: label }) => ({ id, label }));
  const known =
    video.entryId === null || people.some(({ id }) => id === video.entryId)
      ? []
      : [{ id: video.entryId, label: video.creatorName ?? '–' }];
  return (
    <FormDialog
      title={t('ugcRequests.staff.workTitle', { position: video.position })}
      confirmLabel={t('word.save')}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void send()}
      failure={failure}
      failureTitle={t('word.failed')}
    >
      <Select
        label={t('word.creator')}
        items={[{ id: NO_ONE, label: t('ugcRequests.staff.nobody') }, ...people, ...known]}
        selectedId={creator}
        onSelectionChange={setCreator}
      />
      {video.creatorAddress !== null && creator === video.entryId && (
        <FactList>
          <Fact label={t('ugcRequests.staff.address')}>{video.creatorAddress}</Fact>
        </FactList>
      )}
      <Columns>
        <TextField label={t('ugcRequests.staff.carrier')} value={carrier} onChange={setCarrier} />
        <TextField label={t('ugcRequests.staff.tracking')} value={trackingNumber} onChange={setTrackingNumber} />
      </Columns>
      <DatePicker label={t('ugcRequests.staff.shippedOn')} value={shippedOn} onChange={setShippedOn} />
      <NumberField
        label={t('ugcRequests.staff.corrections')}
        value={correctionsIncluded}
        onChange={setCorrections}
        minValue={0}
        maxValue={20}
      />
    </FormDialog>
  );
}
