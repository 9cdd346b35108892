import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { campaignQueries } from '@resonanz/api-client/campaigns';
import { useApi } from '@resonanz/api-client/react';
import { type AgencyRequest, requestAdministrationMutations } from '@resonanz/api-client/requestAdministration';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { REQUEST_STATUS } from '@resonanz/domain/campaigns';
import { PLATFORMS, type Platform } from '@resonanz/domain/platforms';
import { useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { CheckboxGroup } from '@resonanz/ui/CheckboxGroup';
import { Columns } from '@resonanz/ui/Columns';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { MoneyField } from '@resonanz/ui/MoneyField';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';
import { useRequestStep } from '../useRequestStep.ts';

interface ApproveDialogProps {
  request: AgencyRequest;
  onClose: () => void;
}

interface Values {
  name: string;
  start: string | null;
  end: string | null;
  budget: number | null;
  platforms: readonly Platform[];
  owner: number | null;
}

/** Approves a request with the campaign that comes of it, filled in from the brand's answers. */
export function ApproveDialog({ request, onClose }: ApproveDialogProps) {
  const t = useMessages(messages);
  const client = useApi();
  const { campaignRequestId } = request;
  const decide = useMutation(requestAdministrationMutations(client, useQueryClient()).decide());
  // What is on its way to be decided has no draft any more.
  const draft = useQuery({
    ...campaignQueries(client).draft({ campaignRequestId }),
    enabled: decide.isIdle || decide.isError,
  });
  const choices = useQuery(campaignQueries(client).formChoices());
  // The request as it was read when the dialog was opened: a change by the brand in between is rejected.
  const [readAt] = useState(request.updatedAt);
  const [changed, setChanged] = useState<Partial<Values>>({});
  const { data } = draft;
  const values: Values = {
    name: data?.name ?? request.title,
    start: data?.startDate ?? null,
    end: data?.endDate ?? null,
    budget: data?.budget ?? request.budget,
    platforms: data?.plannedChannels ?? request.platforms,
    owner: data?.ownerId ?? null,
    ...changed,
  };
  const set = (more: Partial<Values>) => setChanged((before) => ({ ...before, ...more }));
  const isBackwards = values.start !== null && values.end !== null && values.end < values.start;
  const { failure, isPending, send } = useRequestStep(
    () => {
      const { name, start, end, budget, platforms, owner } = values;
      const campaign = {
        name: name.trim(),
        startDate: start,
        endDate: end,
        budget: budget ?? 0,
        plannedChannels: [...platforms],
        ...(owner !== null && { ownerId: owner }),
      };
      return decide.mutateAsync({
        campaignRequestId,
        status: REQUEST_STATUS.approved,
        updatedAt: readAt,
        campaign,
      });
    },
    t('requests.approve.done', { name: values.name.trim() }),
    onClose,
  );
  const day = (field: 'start' | 'end') => (
    <DatePicker
      label={t(`requests.approve.${field}`)}
      value={values[field]}
      onChange={(value) => set({ [field]: value })}
      clearLabel={t(`requests.approve.clear.${field}`)}
      incompleteMessage={t('requests.filter.dateIncomplete')}
      {...(field === 'end' && isBackwards && { errorMessage: t('requests.error.endBeforeStart') })}
    />
  );
  return (
    <FormDialog
      size="large"
      title={t('requests.approve.title', { title: request.title })}
      confirmLabel={t('requests.approve.confirm')}
      isIncomplete={data === undefined || values.name.trim() === '' || isBackwards}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void send()}
      failure={failure}
    >
      {draft.isPending && <Skeleton width="70%" />}
      {draft.isError && (
        <LoadFailure reloadLabel={t('word.reload')} onReload={() => void draft.refetch()}>
          {t('requests.approve.failed')}
        </LoadFailure>
      )}
      {data && (
        <>
          <InlineAlert tone="info">{t('requests.approve.hint', { brand: request.brand })}</InlineAlert>
          <TextField
            label={t('requests.approve.name')}
            value={values.name}
            onChange={(name) => set({ name })}
            maxLength={200}
            isRequired
          />
          <Columns space={4}>
            {day('start')}
            {day('end')}
          </Columns>
          {values.start !== null && values.start < berlinDay(new Date()) && (
            <InlineAlert tone="warning" role="status">
              {t('requests.approve.startInPast')}
            </InlineAlert>
          )}
          <MoneyField
            label={t('requests.approve.budget')}
            value={values.budget}
            onChange={(budget) => set({ budget })}
          />
          <CheckboxGroup
            label={t('requests.list.platforms')}
            direction="row"
            value={values.platforms}
            onChange={(chosen) => set({ platforms: PLATFORMS.filter((platform) => chosen.includes(platform)) })}
          >
            {PLATFORMS.map((platform) => (
              <Checkbox key={platform} value={platform}>
                {platform}
              </Checkbox>
            ))}
          </CheckboxGroup>
          <ComboBox
            label={t('requests.approve.owner')}
            items={choices.data?.owners.map(({ id, name }) => ({ id, label: name })) ?? []}
            selectedId={values.owner}
            onSelectionChange={(owner) => set({ owner })}
            placeholder={t('requests.approve.choose')}
            openLabel={t('requests.filter.openPeople')}
            emptyMessage={t('requests.filter.nothingFound')}
          />
        </>
      )}
    </FormDialog>
  );
}
