import {
  BellIcon,
  ChatCircleTextIcon,
  DotsThreeVerticalIcon,
  SignOutIcon,
  TrashIcon,
  UserCircleIcon,
} from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';

const words = storyWords({
  actions: ['Aktionen', 'Actions'],
  own: ['Eigenes', 'Own'],
  profile: ['Profil', 'Profile'],
  writeFeedback: ['Feedback schreiben', 'Write feedback'],
  logOut: ['Abmelden', 'Log out'],
  deleteAccount: ['Konto löschen', 'Delete account'],
  sorting: ['Sortierung', 'Sorting'],
  sortBy: ['Sortieren nach', 'Sort by'],
  newestFirst: ['Neueste zuerst', 'Newest first'],
  columns: ['Spalten', 'Columns'],
  showColumns: ['Spalten zeigen', 'Show columns'],
  alwaysThere: ['Steht immer da', 'Always there'],
  followersOfAllChannels: ['Follower aller Kanäle', 'Followers of all channels'],
  editTheNotificationSettings: [
    'Benachrichtigungs\u00adeinstellungen der Zusammenarbeits\u00adanfragen bearbeiten',
    'Edit the notification settings of the cooperation requests',
  ],
  appliesToAllCampaigns: [
    'Gilt für alle Kampagnen von Lindenblatt Naturkosmetik, auch für archivierte',
    'Applies to all campaigns of Lindenblatt Naturkosmetik, archived ones too',
  ],
});

const meta = {
  title: 'UI/Actions/Menu',
  component: Menu,
  args: {
    label: words.actions,
    trigger: <IconButton icon={DotsThreeVerticalIcon} label={words.actions} />,
    sections: [
      {
        id: 'own',
        'aria-label': words.own,
        items: [
          { id: 'profile', label: words.profile, icon: UserCircleIcon, href: '/user-profile/edit' },
          { id: 'settings', label: shared.settings, icon: BellIcon, onAction: fn() },
          { id: 'feedback', label: words.writeFeedback, icon: ChatCircleTextIcon, isDisabled: true },
        ],
      },
      {
        id: 'end',
        'aria-label': 'Ende',
        items: [
          { id: 'logout', label: words.logOut, icon: SignOutIcon, onAction: fn() },
          { id: 'delete', label: words.deleteAccount, icon: TrashIcon, tone: 'danger', onAction: fn() },
        ],
      },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Actions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.actions }));
    await expect(await screen.findByRole('menuitem', { name: words.profile })).toHaveAttribute(
      'href',
      '/user-profile/edit',
    );
  },
};

/** Arrow keys skip what is disabled; letters find; Enter acts and focus returns. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: words.actions });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: words.profile })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: words.logOut })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.sections[1]?.items[0]?.onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

function Sorting() {
  const [sort, setSort] = useState('newest');
  return (
    <Menu
      label={words.sorting}
      trigger={<Button>{words.sorting}</Button>}
      sections={[
        {
          id: 'sort',
          label: words.sortBy,
          selectedId: sort,
          onSelectionChange: setSort,
          items: [
            { id: 'newest', label: words.newestFirst },
            { id: 'name', label: 'Name' },
            { id: 'reach', label: shared.reach },
          ],
        },
      ]}
    />
  );
}

/** In a section whose lines exclude each other they are radio items. */
export const RadioItems: Story = {
  render: () => <Sorting />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: words.sorting });
    await userEvent.click(trigger);
    await expect(await screen.findByRole('menuitemradio', { name: words.newestFirst })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: shared.reach }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(trigger);
    await expect(await screen.findByRole('menuitemradio', { name: shared.reach })).toBeChecked();
  },
};

const onShown = fn();

function Columns() {
  const [shown, setShown] = useState<readonly string[]>(['reach']);
  return (
    <Menu
      label={words.columns}
      trigger={<Button>{words.columns}</Button>}
      sections={[
        {
          id: 'columns',
          label: words.showColumns,
          selectedIds: shown,
          onSelectionChange: (ids) => {
            onShown(ids);
            setShown(ids);
          },
          items: [
            { id: 'name', label: 'Name', isDisabled: true, description: words.alwaysThere },
            { id: 'platform', label: shared.platform },
            { id: 'reach', label: shared.reach, description: words.followersOfAllChannels },
          ],
        },
      ]}
    />
  );
}

/** In a section whose lines are on or off they are checkbox items, and the menu stays open; the second line describes. */
export const CheckboxItems: Story = {
  render: () => <Columns />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.columns }));
    const reach = await screen.findByRole('menuitemcheckbox', { name: shared.reach });
    await expect(reach).toBeChecked();
    await expect(reach).toHaveAccessibleDescription(words.followersOfAllChannels);
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: shared.platform }));
    await expect(onShown).toHaveBeenLastCalledWith(['platform', 'reach']);
    await userEvent.click(reach);
    await expect(onShown).toHaveBeenLastCalledWith(['platform']);
    await expect(screen.getByRole('menuitemcheckbox', { name: shared.platform })).toBeChecked();
  },
};

/** Lines wrap within 320 px. */
export const LongWords: Story = {
  // axe takes all that is drawn in a line for its label; the second line is a description and read as one.
  parameters: { a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } } },
  args: {
    sections: [
      {
        id: 'long',
        'aria-label': words.actions,
        items: [
          {
            id: 'settings',
            label: words.editTheNotificationSettings,
            description: words.appliesToAllCampaigns,
            icon: BellIcon,
          },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.actions }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.scrollWidth).toBeLessThanOrEqual(320));
  },
};
