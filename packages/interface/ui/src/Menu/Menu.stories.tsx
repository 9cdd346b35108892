import { BellIcon, ChatCircleTextIcon, DotsThreeVerticalIcon, SignOutIcon, TrashIcon, UserCircleIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'UI/Menu',
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
