import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyWords } from '@resonanz/stories/words';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { InlineAlert } from './InlineAlert.tsx';

const words = storyWords({
  theLogInFailed: ['Die Anmeldung hat nicht geklappt.', 'The log-in failed.'],
  theEMailAddress: ['E-Mail-Adresse oder Passwort stimmen nicht.', 'The e-mail address or the password is wrong.'],
  theCampaignIsArchived: ['Die Kampagne ist archiviert und nur lesbar.', 'The campaign is archived and read-only.'],
  changesSaved: ['Änderungen gespeichert.', 'Changes saved.'],
  theNdaExpiresOn: ['Die NDA läuft am 31.10.2026 ab.', 'The NDA expires on 31 Oct 2026.'],
  savingFailedPleaseTry: [
    'Speichern nicht möglich. Bitte versuchen Sie es erneut.',
    'Saving failed. Please try again.',
  ],
  theNdaExpires: ['Die NDA läuft ab.', 'The NDA expires.'],
  itIsValidUntil: ['Sie gilt noch bis zum 31.10.2026.', 'It is valid until 31 Oct 2026.'],
  extend: ['Verlängern', 'Extend'],
  notificationSettingsNotSaved: [
    'Benachrichtigungs\u00adeinstellungen nicht gespeichert',
    'Notification settings not saved',
  ],
  theNotificationOfCooperation: [
    'Die Zusammenarbeitsanfragenbenachrichtigung konnte nicht übernommen werden.',
    'The notification of cooperation requests could not be applied.',
  ],
  tryAgain: ['Erneut versuchen', 'Try again'],
});

const meta = {
  title: 'UI/Feedback/InlineAlert',
  component: InlineAlert,
  args: {
    tone: 'error',
    title: words.theLogInFailed,
    children: words.theEMailAddress,
    role: 'alert',
  },
} satisfies Meta<typeof InlineAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack>
      <InlineAlert tone="info">{words.theCampaignIsArchived}</InlineAlert>
      <InlineAlert tone="success">{words.changesSaved}</InlineAlert>
      <InlineAlert tone="warning">{words.theNdaExpiresOn}</InlineAlert>
      <InlineAlert tone="error">{words.savingFailedPleaseTry}</InlineAlert>
    </Stack>
  ),
};

export const WithAction: Story = {
  args: {
    tone: 'warning',
    title: words.theNdaExpires,
    children: words.itIsValidUntil,
    role: 'note',
    action: <Button>{words.extend}</Button>,
  },
};

/** The action goes below where there is no room for both. */
export const LongWords: Story = {
  args: {
    title: words.notificationSettingsNotSaved,
    children: words.theNotificationOfCooperation,
    action: <Button>{words.tryAgain}</Button>,
  },
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <InlineAlert {...args} />
    </div>
  ),
};
