import {
  ArrowSquareOutIcon,
  ChartLineUpIcon,
  DotsThreeVerticalIcon,
  EnvelopeSimpleIcon,
  ImageIcon,
  MegaphoneIcon,
  PencilSimpleIcon,
  SealCheckIcon,
  StarIcon,
} from '@phosphor-icons/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type InfluencerProfile,
  influencerProfileMutations,
  type ProfileChannel,
} from '@resonanz/api-client/influencerProfile';
import { useApi } from '@resonanz/api-client/react';
import { useAnnounce, useToasts } from '@resonanz/app-frame/toasts';
import { staffPaths } from '@resonanz/domain/paths';
import { isManagement } from '@resonanz/domain/roles';
import { useMessages } from '@resonanz/i18n/react';
import { useMay, useSession } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { IconButton } from '@resonanz/ui/IconButton';
import { Menu } from '@resonanz/ui/Menu';
import { Text } from '@resonanz/ui/Text';
import { ConnectedBookmarkButton } from '@resonanz/watch-list/connected';
import { messages } from './messages.ts';
import { watchListEntryOf } from './profileEntry.ts';
import * as css from './ProfileHead.css.ts';
import { nameOf } from './profileText.ts';

interface ProfileActionsProps {
  profile: InfluencerProfile;
  channel: ProfileChannel | undefined;
  onAddToCampaign: () => void;
  /** Opens the dialog that writes a mail. */
  onMail: () => void;
  onRate: () => void;
  onChangePicture: () => void;
  /** Opens the form for figures that were read by hand. */
  onEnterFigures: () => void;
}

/** Heart, "add to campaign" and what else can be done with a person. */
export function ProfileActions({
  profile,
  channel,
  onAddToCampaign,
  onMail,
  onRate,
  onChangePicture,
  onEnterFigures,
}: ProfileActionsProps) {
  const t = useMessages(messages);
  const toasts = useToasts();
  const announce = useAnnounce();
  const { user } = useSession();
  const mayAdd = useMay('Campaign Management', 'edit');
  const mayEdit = useMay('Influencer Management', 'edit');
  const mayMail = useMay('Email', 'add');
  const isOwnOnly = user !== null && isManagement(user.role.roleId);
  const trust = useMutation(influencerProfileMutations(useApi(), useQueryClient(), profile.influencerId).changeTrust());
  const name = nameOf(profile, channel);
  const { isTrusted } = profile;

  function changeTrust() {
    trust.mutate(!isTrusted, {
      onSuccess: () => announce(t(isTrusted ? 'profile.distrustSaved' : 'profile.trustSaved', { name })),
      onError: () => toasts.add({ tone: 'bad', title: t('profile.actionFailed') }),
    });
  }

  const isJudging = mayEdit && !isOwnOnly;
  return (
    <>
      {channel && user && (
        <span className={css.heart}>
          <ConnectedBookmarkButton
            key={channel.channelId}
            owner={{ email: user.username, loginUser: user.id }}
            entry={watchListEntryOf(profile, channel)}
            isBookmarkedAtFirst={channel.bookmarked}
            toasts={toasts}
          />
        </span>
      )}
      <span className={css.wide}>
        <Button
          {...(mayAdd && { variant: 'solid' as const })}
          iconStart={MegaphoneIcon}
          onPress={onAddToCampaign}
          isDisabled={!mayAdd || channel === undefined}
        >
          {t('profile.addToCampaign')}
        </Button>
      </span>
      {!mayAdd && (
        <Text variant="caption" tone="muted">
          {t('profile.addToCampaignDenied')}
        </Text>
      )}
      {mayMail && !isOwnOnly && (
        <span className={css.wide}>
          <Button iconStart={EnvelopeSimpleIcon} onPress={onMail}>
            {t('word.email')}
          </Button>
        </span>
      )}
      {mayEdit && channel && (
        <IconButton
          icon={PencilSimpleIcon}
          label={t('profile.edit')}
          href={staffPaths.influencerEdit({
            influencerId: profile.influencerId,
            platform: channel.type,
            channelId: channel.channelId,
          })}
        />
      )}
      <Menu
        label={t('word.moreActions')}
        placement="bottom end"
        trigger={<IconButton icon={DotsThreeVerticalIcon} weight="bold" label={t('word.moreActions')} />}
        sections={[
          {
            id: 'actions',
            items: [
              ...(isJudging
                ? [
                    { id: 'rate', label: t('profile.rate'), icon: StarIcon, onAction: onRate },
                    {
                      id: 'trust',
                      label: t(isTrusted ? 'profile.distrust' : 'profile.trust'),
                      icon: SealCheckIcon,
                      onAction: changeTrust,
                    },
                  ]
                : []),
              ...(mayEdit
                ? [{ id: 'picture', label: t('profile.changePicture'), icon: ImageIcon, onAction: onChangePicture }]
                : []),
              ...(mayEdit && channel
                ? [{ id: 'figures', label: t('profile.figures'), icon: ChartLineUpIcon, onAction: onEnterFigures }]
                : []),
              ...(channel
                ? [
                    {
                      id: 'open',
                      label: t('profile.openChannel', { platform: channel.platform }),
                      icon: ArrowSquareOutIcon,
                      href: channel.channelUrl,
                      target: '_blank',
                    },
                  ]
                : []),
            ],
          },
        ]}
      />
    </>
  );
}
