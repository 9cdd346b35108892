'use client';

import {
  CaretDownIcon,
  CaretUpIcon,
  ChatCircleTextIcon,
  CookieIcon,
  FileTextIcon,
  InfoIcon,
  ShieldCheckIcon,
  SignOutIcon,
  UserCircleIcon,
} from '@phosphor-icons/react';
import { LANGUAGES, parseLanguage } from '@resonanz/i18n/language';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Avatar } from '@resonanz/ui/Avatar';
import { Icon } from '@resonanz/ui/Icon';
import { Popover } from '@resonanz/ui/Popover';
import { Radio, RadioGroup } from '@resonanz/ui/RadioGroup';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Select } from '@resonanz/ui/Select';
import { ShellButton } from '@resonanz/ui/ShellButton';
import { Text } from '@resonanz/ui/Text';
import { type ReactNode, useRef } from 'react';
import type { PanelControl } from '../AppFrame/FrameContext.ts';
import type { LegalLinks } from '../Footer/Footer.tsx';
import { messages } from '../messages.ts';
import * as css from './UserMenu.css.ts';
import { type EntryTarget, UserMenuEntry } from './UserMenuEntry.tsx';

/** The look the user has chosen; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Props of `UserMenu`. */
export interface UserMenuProps extends PanelControl {
  /** Whose menu it is; decides the words of the feedback entry. */
  audience: 'staff' | 'brand' | 'testerworld';
  /** Short name on the button, for example "Katharina B." */
  name: string;
  /** Stand in for the picture. */
  initials: string;
  /** Address of the user's picture. */
  pictureSrc?: string | null;
  /** E-mail of the user. */
  email: string;
  /** Name of the role as the menu shows it. */
  roleName: string;
  /** Default region: the choices, the chosen id and what a change does; without it the choice is not drawn. */
  region?: {
    readonly items: readonly { readonly id: number; readonly label: string }[];
    readonly selectedId: number | null;
    readonly onChange: (id: number) => void;
  };
  /** Look: the choice made and what a change does; without it the choice is not drawn. */
  theme?: { readonly choice: ThemeChoice; readonly onChange: (choice: ThemeChoice) => void };
  /** The profile entry; left out without a target. */
  profile?: EntryTarget | undefined;
  /** The feedback entry; left out without a target. */
  feedback?: EntryTarget | undefined;
  /** Legal pages, where no footer shows them. */
  legal?: LegalLinks | undefined;
  /** Called by "Log out". */
  onLogOut: () => void;
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

/** The user's button in the header and the menu it opens. */
export function UserMenu(props: UserMenuProps) {
  const { audience, name, initials, pictureSrc, email, roleName, region, theme, profile, feedback, legal, onLogOut } = props;
  const { isOpen, onOpenChange } = props;
  const t = useMessages(messages);
  const { language, setLanguage } = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const leave = () => onOpenChange(false);
  const entriesOf = (children: ReactNode) => <div className={css.entries}>{children}</div>;
  return (
    <>
      <ShellButton ref={button} label={t('appFrame.userMenu.button', { name })} isExpanded={isOpen} onPress={() => onOpenChange(!isOpen)}>
        <Avatar initials={initials} src={pictureSrc} />
        <span className={css.name}>{name}</span>
        <span className={css.caret}>
          <Icon icon={isOpen ? CaretUpIcon : CaretDownIcon} size="mini" />
        </span>
      </ShellButton>
      <Popover isOpen={isOpen} onOpenChange={onOpenChange} triggerRef={button} label={t('appFrame.userMenu')} width="menu">
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
        {(profile || feedback) &&
          entriesOf(
            <>
              {profile && <UserMenuEntry label={t('appFrame.profile')} icon={UserCircleIcon} target={profile} onLeave={leave} />}
              {feedback && (
                <UserMenuEntry label={t(`appFrame.feedback.${audience}`)} icon={ChatCircleTextIcon} target={feedback} onLeave={leave} />
              )}
            </>,
          )}
        {legal &&
          entriesOf(
            legalEntries(legal).map(
              ({ key, icon, target }) =>
                target && <UserMenuEntry key={key} label={t(`appFrame.legal.${key}`)} icon={icon} target={target} onLeave={leave} />,
            ),
          )}
        {entriesOf(<UserMenuEntry label={t('appFrame.logOut')} icon={SignOutIcon} target={{ onPress: onLogOut }} onLeave={leave} />)}
      </Popover>
    </>
  );
}
