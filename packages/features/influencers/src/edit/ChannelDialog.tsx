import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changedMeanwhile } from '@resonanz/api-client/errors';
import {
  type ChannelRecord,
  channelOwner,
  influencerEditKeys,
  influencerEditMutations,
} from '@resonanz/api-client/influencerEdit';
import { useApi } from '@resonanz/api-client/react';
import { normaliseChannelUrl } from '@resonanz/domain/channelUrls';
import { type Platform, PLATFORMS } from '@resonanz/domain/platforms';
import { isManagement } from '@resonanz/domain/roles';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFieldErrorText } from '@resonanz/records/serverErrors';
import { StaleNotice } from '@resonanz/records/StaleNotice';
import { useFormSend } from '@resonanz/records/useFormSend';
import { useSession } from '@resonanz/session/react';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { NumberField } from '@resonanz/ui/NumberField';
import { Select } from '@resonanz/ui/Select';
import { TextField } from '@resonanz/ui/TextField';
import { channelForm } from '@resonanz/validators/channelForm';
import { inLanguage } from '@resonanz/validators/messages';
import { ChannelHint } from './ChannelHint.tsx';
import { messages } from './messages.ts';
import { changedPrices, type PriceDraft, priceDrafts } from './priceDrafts.ts';
import { PriceFields } from './PriceFields.tsx';

/** Props of {@link ChannelDialog}. */
export interface ChannelDialogProps {
  influencerId: number;
  /** The channel to change; undefined for a new one. */
  channel: ChannelRecord | undefined;
  onClose: () => void;
}

const FIELDS = ['url', 'platform', 'title', 'followers', 'networkConsentOn', 'prices'] as const;

/** Adds a channel, or changes one, with the prices of its services. */
export function ChannelDialog({ influencerId, channel, onClose }: ChannelDialogProps) {
  const t = useMessages(messages);
  const fieldErrorText = useFieldErrorText(messages, 'influencerEdit.fieldError.other');
  const { language } = useLanguage();
  const { user } = useSession();
  const queryClient = useQueryClient();
  const save = useMutation(influencerEditMutations(useApi(), queryClient).saveChannel());
  const [draft, setDraft] = useState({
    url: channel?.url ?? '',
    platform: channel?.platform,
    title: channel?.title ?? '',
    followers: channel?.followers ?? null,
    active: channel?.active ?? true,
    networkConsentOn: channel?.networkConsentOn ?? null,
  });
  const [prices, setPrices] = useState<readonly PriceDraft[]>(() => priceDrafts(channel));
  const change = (values: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...values }));
  const recognised = normaliseChannelUrl(draft.url, { title: draft.title });
  const platform: Platform = draft.platform ?? (recognised.ok ? recognised.platform : 'Blog');
  // Managements see neither prices nor what brands are offered.
  const isAgency = user !== null && !isManagement(user.role.roleId);
  const { issues = [] } = inLanguage(channelForm, language).validate({ ...draft, platform, isActive: draft.active });
  const issueAt = (field: string) => issues.find(({ path }) => path[0] === field)?.message;
  const { send, isPending, error, errorAt, fieldErrors, failure } = useFormSend(
    () => {
      const changed = changedPrices(prices, channel);
      return save.mutateAsync({
        influencerId,
        channel: {
          ...(channel && { channelId: channel.channelId, updatedAt: channel.updatedAt }),
          url: draft.url.trim(),
          platform,
          title: draft.title.trim() || null,
          followers: draft.followers,
          active: draft.active,
          ...(isAgency && { networkConsentOn: draft.networkConsentOn }),
          ...(isAgency && changed.length > 0 && { prices: changed }),
        },
      });
    },
    {
      messages,
      otherwise: 'influencerEdit.error.other',
      fields: FIELDS,
      fieldErrorText,
      check: () => ({
        url: issueAt('url'),
        platform: issueAt('platform'),
        title: issueAt('title'),
        followers: issueAt('followers'),
      }),
      done: t('influencerEdit.done.channel'),
      onDone: onClose,
    },
  );
  const stale = changedMeanwhile(error);
  const owner = channelOwner(error);

  return (
    <FormDialog
      size="large"
      title={t(channel === undefined ? 'influencerEdit.channel.add' : 'influencerEdit.channel.editTitle')}
      formLabel={t('word.channel')}
      confirmLabel={t('word.save')}
      isPending={isPending}
      pendingLabel={t('word.pleaseWait')}
      validationErrors={fieldErrors}
      failure={stale === undefined && owner === undefined && (fieldErrors.prices ?? failure)}
      failureTitle={t('word.failed')}
      onSubmit={() => send()}
      onClose={onClose}
    >
      {stale && (
        <StaleNotice
          {...stale}
          onReload={() => {
            void queryClient.invalidateQueries({ queryKey: influencerEditKeys.one(influencerId) });
            onClose();
          }}
        />
      )}
      {owner && (
        <InlineAlert tone="error" role="alert" title={t('influencerEdit.channel.taken')}>
          {owner.name === null
            ? t('influencerEdit.channel.takenBySomebody')
            : t('influencerEdit.channel.takenBy', { name: owner.name })}
        </InlineAlert>
      )}
      <TextField
        label={t('influencerEdit.channel.url')}
        name="url"
        type="url"
        value={draft.url}
        onChange={(url) => change({ url, platform: undefined })}
        errorMessage={errorAt('url')}
        isRequired
        autoFocus={channel === undefined}
      />
      <ChannelHint url={draft.url} title={draft.title} platform={draft.platform} />
      <Select
        label={t('word.platform')}
        name="platform"
        items={PLATFORMS.map((id) => ({ id, label: id }))}
        selectedId={platform}
        onSelectionChange={(next) => change({ platform: next })}
        errorMessage={errorAt('platform')}
      />
      <TextField
        label={t('word.title')}
        name="title"
        value={draft.title}
        onChange={(title) => change({ title })}
        description={t('influencerEdit.channel.titleHint')}
        errorMessage={errorAt('title')}
      />
      <NumberField
        label={t('influencerEdit.channel.followers')}
        name="followers"
        value={draft.followers}
        onChange={(followers) => change({ followers })}
        minValue={0}
        errorMessage={errorAt('followers')}
      />
      <Checkbox name="active" isSelected={draft.active} onChange={(active) => change({ active })}>
        {t('influencerEdit.channel.active')}
      </Checkbox>
      {isAgency && (
        <DatePicker
          label={t('influencerEdit.field.networkConsentOn')}
          name="networkConsentOn"
          value={draft.networkConsentOn}
          onChange={(day) => change({ networkConsentOn: day })}
          description={t('influencerEdit.channel.networkHint')}
          clearLabel={t('influencerEdit.clearDate', { label: t('influencerEdit.field.networkConsentOn') })}
        />
      )}
      {isAgency && <PriceFields platform={platform} prices={prices} onChange={setPrices} />}
    </FormDialog>
  );
}
