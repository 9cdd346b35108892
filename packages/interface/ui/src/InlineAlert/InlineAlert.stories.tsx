import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { InlineAlert } from './InlineAlert.tsx';

const meta = {
  title: 'UI/Feedback/InlineAlert',
  component: InlineAlert,
  args: {
    tone: 'error',
    title: 'Die Anmeldung hat nicht geklappt.',
    children: 'E-Mail-Adresse oder Passwort stimmen nicht.',
    role: 'alert',
  },
} satisfies Meta<typeof InlineAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack>
      <InlineAlert tone="info">Die Kampagne ist archiviert und nur lesbar.</InlineAlert>
      <InlineAlert tone="success">Änderungen gespeichert.</InlineAlert>
      <InlineAlert tone="warning">Die NDA läuft am 31.10.2026 ab.</InlineAlert>
      <InlineAlert tone="error">Speichern nicht möglich. Bitte versuchen Sie es erneut.</InlineAlert>
    </Stack>
  ),
};

export const WithAction: Story = {
  args: {
    tone: 'warning',
    title: 'Die NDA läuft ab.',
    children: 'Sie gilt noch bis zum 31.10.2026.',
    role: 'note',
    action: <Button>Verlängern</Button>,
  },
};

/** The action goes below where there is no room for both. */
export const LongWords: Story = {
  args: {
    title: 'Benachrichtigungs\u00adeinstellungen nicht gespeichert',
    children: 'Die Zusammenarbeitsanfragenbenachrichtigung konnte nicht übernommen werden.',
    action: <Button>Erneut versuchen</Button>,
  },
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <InlineAlert {...args} />
    </div>
  ),
};
