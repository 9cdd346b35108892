import {
  ChatCircleTextIcon,
  CookieIcon,
  FileTextIcon,
  GearIcon,
  InfoIcon,
  ShieldCheckIcon,
  SignOutIcon,
  UserCircleIcon,
} from '@phosphor-icons/react';
import type { ReactNode, RefObject } from 'react';
import { LANGUAGES, parseLanguage } from '@resonanz/i18n/language';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Avatar } from '@resonanz/ui/Avatar';
import { Popover } from '@resonanz/ui/Popover';
import { Radio, RadioGroup } from '@resonanz/ui/RadioGroup';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Select } from '@resonanz/ui/Select';
import { Text } from '@resonanz/ui/Text';
import type { LegalLinks } from '../Footer/Footer.tsx';
import { messages } from '../messages.ts';
import * as css from './UserMenu.css.ts';
import type { ThemeChoice, UserMenuProps } from './UserMenu.tsx';
import { UserMenuEntry } from './UserMenuEntry.tsx';

/** Props of `UserMenuPopup`. */
export interface UserMenuPopupProps extends UserMenuProps {
  /** The button it hangs from. */
  button: RefObject<HTMLButtonElement | null>;
}

const THEMES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

function legalEntries({ termsHref, privacyHref, imprintHref, onCookieSettings }: LegalLinks) {
  return [
    { key: 'terms', icon: FileTextIcon, target: termsHref && { href: termsHref } },
    { key: 'privacy', icon: ShieldCheckIcon, target: privacyHref && { href: privacyHref } },
    { key: 'imprint', icon: InfoIcon, target: imprintHref && { href: imprintHref } },
    { key: 'cookies', icon: CookieIcon, target: onCookieSettings && { onPress: onCookieSettings } },
  ] as const;
}

/** What the user's button opens. */
export function UserMenuPopup(props: UserMenuPopupProps) {
  const {
    button,
    audience,
    initials,
    pictureSrc,
    email,
    roleName,
    region,
    theme,
    profile,
    settings,
    feedback,
    legal,
    onLogOut,
  } = props;
  const { isOpen, onOpenChange } = props;
  const t = useMessages(messages);
  const { language, setLanguage } = useLanguage();
  const leave = () => onOpenChange(false);
  const entriesOf = (children: ReactNode) => <div className={css.entries}>{children}</div>;
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={button}
      label={t('appFrame.userMenu')}
      width="menu"
    >
      <div className={css.person}>
        <Avatar initials={initials} src={pictureSrc} size="medium" />
        <div className={css.about}>
          <p className={css.email} title={email}>
            {email}
          </p>
          <Text as="p" variant="caption" tone="muted">
            {roleName}
          </Text>
        </div>
      </div>
      <div className={css.choices}>
        <RadioGroup
          label={t('appFrame.language')}
          direction="row"
          isRequired
          value={language}
          onChange={(value) => {
            const chosen = parseLanguage(value);
            if (chosen) setLanguage(chosen);
          }}
        >
          {LANGUAGES.map(({ language: value, name: ownName }) => (
            <Radio key={value} value={value}>
              <span lang={value}>{ownName}</span>
            </Radio>
          ))}
        </RadioGroup>
        {region && (
          <Select
            label={t('appFrame.region')}
            isRequired
            items={region.items}
            selectedId={region.selectedId}
            onSelectionChange={region.onChange}
          />
        )}
        {theme && (
          <div className={css.field}>
            <Text variant="label">{t('appFrame.theme')}</Text>
            <SegmentedControl
              label={t('appFrame.theme')}
              isFullWidth
              items={THEMES.map((value) => ({ value, label: t(`appFrame.theme.${value}`) }))}
              value={theme.choice}
              onChange={theme.onChange}
            />
          </div>
        )}
      </div>
      {(profile || settings || feedback) &&
        entriesOf(
          <>
            {profile && (
              <UserMenuEntry label={t('appFrame.profile')} icon={UserCircleIcon} target={profile} onLeave={leave} />
            )}
            {settings && (
              <UserMenuEntry label={t('appFrame.settings')} icon={GearIcon} target={settings} onLeave={leave} />
            )}
            {feedback && (
              <UserMenuEntry
                label={t(`appFrame.feedback.${audience}`)}
                icon={ChatCircleTextIcon}
                target={feedback}
                onLeave={leave}
              />
            )}
          </>,
        )}
      {legal &&
        entriesOf(
          legalEntries(legal).map(
            ({ key, icon, target }) =>
              target && (
                <UserMenuEntry
                  key={key}
                  label={t(`appFrame.legal.${key}`)}
                  icon={icon}
                  target={target}
                  onLeave={leave}
                />
              ),
          ),
        )}
      {entriesOf(
        <UserMenuEntry
          label={t('appFrame.logOut')}
          icon={SignOutIcon}
          target={{ onPress: onLogOut }}
          onLeave={leave}
        />,
      )}
    </Popover>
  );
}
