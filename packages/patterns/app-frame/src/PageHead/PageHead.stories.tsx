import { PencilSimpleIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '@resonanz/ui/Avatar';
import { Button } from '@resonanz/ui/Button';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { PageHead } from './PageHead.tsx';

const meta = {
  title: 'Patterns/App frame/PageHead',
  component: PageHead,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Herbstleuchten 2026 – Pflegeserie',
    breadcrumbs: [{ label: 'Kampagnen', href: '/campaign' }, { label: 'Lindenblatt Naturkosmetik' }],
    tag: <StatusTag tone="green" label="Aktiv" />,
    actions: (
      <>
        <Button>Exportieren</Button>
        <Button variant="solid" iconStart={PencilSimpleIcon}>
          Kampagne bearbeiten
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof PageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Record: Story = {};

/** The picture of the record stands before way and title. */
export const WithPicture: Story = {
  args: {
    title: 'Trailschuh Grat 2',
    breadcrumbs: [{ label: 'Projekte', href: '/project' }],
    picture: <Avatar shape="photo" size="title" initials="TG" />,
  },
};

export const LongGerman: Story = {
  args: { title: 'Benachrichtigungs\u00adeinstellungen der Selbstbedienungs\u00adkampagnen für Markenverantwortliche' },
};
