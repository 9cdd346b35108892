import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { influencerProfileMutations, type ProfileChannel } from '@resonanz/api-client/influencerProfile';
import { useApi } from '@resonanz/api-client/react';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFormSend } from '@resonanz/records/useFormSend';
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

/** The fields of the call, and `figures`: all of them together, which the call does not know. */
const FIELDS = ['measuredOn', 'followers', 'engagementRate', 'audience', 'figures'] as const;

/** Takes figures that a user read off the platform or heard; what stays empty stays as it is. */
export function FiguresDialog({ influencerId, channel, onClose }: FiguresDialogProps) {
  const t = useMessages(messages);
  const today = berlinDay(new Date());
  const [draft, setDraft] = useState<FiguresDraft>(() => emptyFigures(channel, today));
  const change = (values: Partial<FiguresDraft>) => setDraft((before) => ({ ...before, ...values }));
  const record = useMutation(influencerProfileMutations(useApi(), useQueryClient(), influencerId).recordFigures());
  const figures = toFigures(draft, channel);
  const overfull = overfullGroups(draft);
  const isTouched = draft.followers !== null || draft.engagementRate !== null || areSharesChanged(draft, channel);
  const { send, isPending, errorAt, fieldErrors, failure } = useFormSend(
    async () => figures && record.mutateAsync(figures),
    {
      messages,
      otherwise: 'profile.actionFailed',
      fields: FIELDS,
      fieldErrorText: (key) => textOr(t, messages, `profile.figures.error.${key}`, t('profile.figures.error.invalid')),
      check: () => ({
        ...(figures === undefined && { figures: t('profile.figures.error.required') }),
        // Which group it is stands at the group.
        ...(overfull.size > 0 && { audience: t('profile.figures.error.invalid') }),
      }),
      done: t('profile.figures.saved'),
      onDone: onClose,
    },
  );
  useUnsavedChanges(!isPending && isTouched);
  const figuresError = errorAt('figures') ?? fieldErrors.figures;
  const title = t('profile.figures.dialog', { platform: channel.platform });

  return (
    <FormDialog
      size="large"
      title={title}
      confirmLabel={t('profile.figures.save')}
      isPending={isPending}
      pendingLabel={t('profile.figures.saving')}
      validationErrors={fieldErrors}
      failure={failure}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <p>{t('profile.figures.lead')}</p>
      {figuresError !== undefined && (
        <InlineAlert tone="error" role="alert">
          {figuresError}
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
      {fieldErrors.audience !== undefined && (
        <InlineAlert tone="error" role="alert">
          {fieldErrors.audience}
        </InlineAlert>
      )}
      <Checkbox isSelected={draft.isEstimated} onChange={(isEstimated) => change({ isEstimated })}>
        {t('profile.figures.estimated')}
      </Checkbox>
    </FormDialog>
  );
}
