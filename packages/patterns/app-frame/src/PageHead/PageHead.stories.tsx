import { PencilSimpleIcon } from '@phosphor-icons/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { shared, storyWords } from '@resonanz/stories/words';
import { Avatar } from '@resonanz/ui/Avatar';
import { Button } from '@resonanz/ui/Button';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { PageHead } from './PageHead.tsx';

const words = storyWords({
  active: ['Aktiv', 'Active'],
  export: ['Exportieren', 'Export'],
  editCampaign: ['Kampagne bearbeiten', 'Edit campaign'],
  projects: ['Projekte', 'Projects'],
  notificationSettingsOfThe: [
    'Benachrichtigungs\u00adeinstellungen der Selbstbedienungs\u00adkampagnen für Markenverantwortliche',
    'Notification settings of the self-service campaigns for those responsible for brands',
  ],
});

const meta = {
  title: 'Patterns/App frame/PageHead',
  component: PageHead,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Herbstleuchten 2026 – Pflegeserie',
    breadcrumbs: [{ label: shared.campaigns, href: '/campaign' }, { label: 'Lindenblatt Naturkosmetik' }],
    tag: <StatusTag tone="green" label={words.active} />,
    actions: (
      <>
        <Button>{words.export}</Button>
        <Button variant="solid" iconStart={PencilSimpleIcon}>
          {words.editCampaign}
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
    breadcrumbs: [{ label: words.projects, href: '/project' }],
    picture: <Avatar shape="photo" size="title" initials="TG" />,
  },
};

export const LongGerman: Story = {
  args: { title: words.notificationSettingsOfThe },
};
