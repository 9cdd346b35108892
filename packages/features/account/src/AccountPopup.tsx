import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '@resonanz/api-client/errorText';
import { useApi } from '@resonanz/api-client/react';
import { userMutations } from '@resonanz/api-client/users';
import { useToasts } from '@resonanz/app-frame/toasts';
import { discardUnsavedChanges, hasUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { UserMenuPopup } from '@resonanz/app-frame/UserMenuPopup';
import { labels } from '@resonanz/domain/labels';
import { brandPaths, staffPaths, testerPaths } from '@resonanz/domain/paths';
import { type Area, homePath, menuRoleLabel, offersFeedback, offersProfile } from '@resonanz/domain/roles';
import { initials, shortName } from '@resonanz/formatters/name';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider, useLanguage, useMessages } from '@resonanz/i18n/react';
import { useSession } from '@resonanz/session/react';
import { hasSavedWork } from '@resonanz/session/session';
import { useTheme } from '@resonanz/session/theme';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import type { AccountMenuProps } from './AccountMenu.tsx';
import { messages } from './messages.ts';

/** The profiles that have a screen. */
const PROFILES: Readonly<Partial<Record<Area, string>>> = {
  staff: staffPaths.userProfileEdit(),
  brand: brandPaths.profile(),
  testerworld: testerPaths.profile(),
};

const FeedbackForm = lazyComponent(
  async () => (await import('@resonanz/feedback-form/connected')).ConnectedFeedbackForm,
);

const Question = lazyComponent(async () => (await import('@resonanz/ui/AlertDialog')).AlertDialog);

interface AccountPopupProps extends AccountMenuProps {
  /** The button it hangs from. */
  button: RefObject<HTMLButtonElement | null>;
}

/** What the user's button opens, with its calls, and the dialog to write feedback. */
export function AccountPopup({ area, panel, legal, button }: AccountPopupProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language, setLanguage } = useLanguage();
  const { user, regions, logOut, reload } = useSession();
  const theme = useTheme();
  const client = useApi();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { notifyFailure } = useNotifier();
  const navigate = useNavigate();
  const calls = userMutations(client, queryClient);
  const changeLanguage = useMutation(calls.changeLanguage());
  const changeRegion = useMutation(calls.changeRegion());
  const [isWriting, setWriting] = useState(false);
  const [isAsked, setAsked] = useState(false);
  if (!user) return null;

  const visitor = { roleId: user.role.roleId, signupWithToken: user.signupWithToken };
  // Testers have no feedback dialog.
  const writesFeedback = area !== 'testerworld' && offersFeedback(visitor);
  const offersAll = offersProfile(visitor);
  const profileHref = offersAll ? PROFILES[area] : undefined;

  async function onLanguageChange(next: Language) {
    const before = language;
    setLanguage(next);
    try {
      await changeLanguage.mutateAsync(next);
    } catch (error) {
      setLanguage(before);
      notifyFailure(errorText(error, t, messages, 'account.error.language'));
      return;
    }
    void reload();
  }

  async function onRegionChange(regionId: number) {
    try {
      await changeRegion.mutateAsync(regionId);
    } catch {
      notifyFailure(t('account.error.region'));
      return;
    }
    void reload();
    void navigate(area === 'brand' ? homePath(visitor) : staffPaths.dashboard());
  }

  return (
    <LanguageProvider language={language} onLanguageChange={(next) => void onLanguageChange(next)}>
      <UserMenuPopup
        {...panel}
        button={button}
        audience={area}
        name={shortName(user.fullName)}
        initials={initials(user.fullName)}
        pictureSrc={user.profilePicture}
        email={user.username}
        roleName={label(menuRoleLabel(user.role.roleId))}
        theme={{ choice: theme.choice, onChange: theme.setChoice }}
        {...(area === 'testerworld'
          ? {}
          : {
              region: {
                items: regions.map(({ regionId, nameDe, nameEn }) => ({
                  id: regionId,
                  label: language === 'de' ? nameDe : nameEn,
                })),
                selectedId: user.defaultRegion,
                onChange: (id: number) => void onRegionChange(id),
              },
            })}
        profile={profileHref === undefined ? undefined : { href: profileHref }}
        settings={offersAll ? undefined : { href: staffPaths.userProfileEdit() }}
        feedback={writesFeedback ? { onPress: () => setWriting(true) } : undefined}
        legal={legal}
        // A log-out clears the device, and with it what could not be sent yet.
        onLogOut={() => (hasUnsavedChanges() || hasSavedWork(user.id) ? setAsked(true) : void logOut())}
      />
      <Question
        isWanted={isAsked}
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={t('account.unsaved.title')}
        tone="danger"
        confirmLabel={t('account.unsaved.logOut')}
        cancelLabel={t('account.unsaved.stay')}
        onConfirm={() => {
          discardUnsavedChanges();
          void logOut();
        }}
      >
        {t('account.unsaved.loggingOut')}
      </Question>
      {writesFeedback && (
        <FeedbackForm isWanted={isWriting} isOpen={isWriting} onOpenChange={setWriting} toasts={toasts} />
      )}
    </LanguageProvider>
  );
}
