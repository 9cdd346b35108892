import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formErrors } from '@resonanz/api-client/errors';
import { influencerProfileMutations, type ProfileChannel } from '@resonanz/api-client/influencerProfile';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useAnnounce } from '@resonanz/app-frame/toasts';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { Columns } from '@resonanz/ui/Columns';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { NumberField } from '@resonanz/ui/NumberField';
import { areSharesChanged, emptyFigures, type FiguresDraft, overfullGroups, toFigures } from './figuresForm.ts';
import { messages } from './messages.ts';
import { ShareFields } from './ShareFields.tsx';

interface FiguresDialogProps {
  influencerId: number;
  channel: ProfileChannel;
  onClose: () => void;
}

const FIELDS = ['measuredOn', 'followers', 'engagementRate', 'audience'] as const;

/** Takes figures that somebody read off the platform or heard; what stays empty stays as it is. */
export function FiguresDialog({ influencerId, channel, onClose }: FiguresDialogProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const announce = useAnnounce();
  const today = berlinDay(new Date());
  const [draft, setDraft] = useState<FiguresDraft>(() => emptyFigures(channel, today));
  const [isChecked, setChecked] = useState(false);
  const change = (values: Partial<FiguresDraft>) => setDraft((before) => ({ ...before, ...values }));
  const record = useMutation(influencerProfileMutations(useApi(), useQueryClient(), influencerId).recordFigures());
  const figures = toFigures(draft, channel);
  const overfull = overfullGroups(draft);
  const isTouched = draft.followers !== null || draft.engagementRate !== null || areSharesChanged(draft, channel);
  useUnsavedChanges(!record.isPending && isTouched);
  const rejected = formErrors(record.error, FIELDS, (key) =>
    textOr(t, messages, `profile.figures.error.${key}`, t('profile.figures.error.invalid')),
  );
  const title = t('profile.figures.dialog', { platform: channel.platform });

  function submit() {
    setChecked(true);
    if (figures === undefined || overfull.size > 0) return;
    record.mutate(figures, {
      onSuccess: () => {
        announce(t('profile.figures.saved'));
        onClose();
      },
    });
  }

  return (
    <FormDialog
      size="large"
      title={title}
      confirmLabel={t('profile.figures.save')}
      isPending={record.isPending}
      pendingLabel={t('profile.figures.saving')}
      validationErrors={rejected.fields}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('profile.figures.lead')}</p>
      {record.isError && Object.keys(rejected.fields).length === 0 && (
        <InlineAlert tone="error" role="alert">
          {say(record.error, 'profile.actionFailed')}
        </InlineAlert>
      )}
      {isChecked && figures === undefined && (
        <InlineAlert tone="error" role="alert">
          {t('profile.figures.error.required')}
        </InlineAlert>
      )}
      <Columns template={3} space={5}>
        <DatePicker
          label={t('profile.figures.measuredOn')}
          name="measuredOn"
          value={draft.measuredOn}
          isRequired
          onChange={(measuredOn) => change({ measuredOn })}
        />
        <NumberField
          label={t('profile.kpi.followers')}
          name="followers"
          value={draft.followers}
          onChange={(followers) => change({ followers })}
        />
        <NumberField
          label={t('profile.kpi.engagement')}
          name="engagementRate"
          unit="%"
          maxValue={100}
          fractionDigits={2}
          value={draft.engagementRate}
          onChange={(engagementRate) => change({ engagementRate })}
        />
      </Columns>
      <ShareFields shares={draft.shares} overfull={overfull} onChange={(shares) => change({ shares })} />
      {rejected.fields.audience !== undefined && (
        <InlineAlert tone="error" role="alert">
          {rejected.fields.audience}
        </InlineAlert>
      )}
      <Checkbox isSelected={draft.isEstimated} onChange={(isEstimated) => change({ isEstimated })}>
        {t('profile.figures.estimated')}
      </Checkbox>
    </FormDialog>
  );
}
