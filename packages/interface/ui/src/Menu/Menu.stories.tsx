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
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'UI/Actions/Menu',
  component: Menu,
  args: {
    label: 'Aktionen',
    trigger: <IconButton icon={DotsThreeVerticalIcon} label="Aktionen" />,
    sections: [
      {
        id: 'own',
        'aria-label': 'Eigenes',
        items: [
          { id: 'profile', label: 'Profil', icon: UserCircleIcon, href: '/user-profile/edit' },
          { id: 'settings', label: 'Benachrichtigungs\u00adeinstellungen', icon: BellIcon, onAction: fn() },
          { id: 'feedback', label: 'Feedback schreiben', icon: ChatCircleTextIcon, isDisabled: true },
        ],
      },
      {
        id: 'end',
        'aria-label': 'Ende',
        items: [
          { id: 'logout', label: 'Abmelden', icon: SignOutIcon, onAction: fn() },
          { id: 'delete', label: 'Konto löschen', icon: TrashIcon, tone: 'danger', onAction: fn() },
        ],
      },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Actions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aktionen' }));
    await expect(await screen.findByRole('menuitem', { name: 'Profil' })).toHaveAttribute('href', '/user-profile/edit');
  },
};

/** Arrow keys skip what is disabled; letters find; Enter acts and focus returns. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Aktionen' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profil' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Abmelden' })).toHaveFocus();
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
      label="Sortierung"
      trigger={<Button>Sortierung</Button>}
      sections={[
        {
          id: 'sort',
          label: 'Sortieren nach',
          selectedId: sort,
          onSelectionChange: setSort,
          items: [
            { id: 'newest', label: 'Neueste zuerst' },
            { id: 'name', label: 'Name' },
            { id: 'reach', label: 'Reichweite' },
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
    const trigger = canvas.getByRole('button', { name: 'Sortierung' });
    await userEvent.click(trigger);
    await expect(await screen.findByRole('menuitemradio', { name: 'Neueste zuerst' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Reichweite' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(trigger);
    await expect(await screen.findByRole('menuitemradio', { name: 'Reichweite' })).toBeChecked();
  },
};

const onShown = fn();

function Columns() {
  const [shown, setShown] = useState<readonly string[]>(['reach']);
  return (
    <Menu
      label="Spalten"
      trigger={<Button>Spalten</Button>}
      sections={[
        {
          id: 'columns',
          label: 'Spalten zeigen',
          selectedIds: shown,
          onSelectionChange: (ids) => {
            onShown(ids);
            setShown(ids);
          },
          items: [
            { id: 'name', label: 'Name', isDisabled: true, description: 'Steht immer da' },
            { id: 'platform', label: 'Plattform' },
            { id: 'reach', label: 'Reichweite', description: 'Follower aller Kanäle' },
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
    await userEvent.click(canvas.getByRole('button', { name: 'Spalten' }));
    const reach = await screen.findByRole('menuitemcheckbox', { name: 'Reichweite' });
    await expect(reach).toBeChecked();
    await expect(reach).toHaveAccessibleDescription('Follower aller Kanäle');
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Plattform' }));
    await expect(onShown).toHaveBeenLastCalledWith(['platform', 'reach']);
    await userEvent.click(reach);
    await expect(onShown).toHaveBeenLastCalledWith(['platform']);
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Plattform' })).toBeChecked();
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
        'aria-label': 'Aktionen',
        items: [
          {
            id: 'settings',
            label: 'Benachrichtigungs\u00adeinstellungen der Zusammenarbeits\u00adanfragen bearbeiten',
            description: 'Gilt für alle Kampagnen von Lindenblatt Naturkosmetik, auch für archivierte',
            icon: BellIcon,
          },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aktionen' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.scrollWidth).toBeLessThanOrEqual(320));
  },
};
