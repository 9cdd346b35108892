import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { Stack } from '../Stack/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const texts = storyWords({
  creatingExpose: ['Exposé wird erstellt', 'Creating exposé'],
  importingCreators: ['Creator werden importiert', 'Importing creators'],
  count128Of400: ['128 von 400', '128 of 400'],
  comparingChannels: ['Kanäle werden abgeglichen', 'Comparing channels'],
  uploaded: ['Hochgeladen', 'Uploaded'],
  cancelledTheFileIs: ['Abgebrochen: Die Datei ist größer als 200 MB.', 'Cancelled: the file is larger than 200 MB.'],
  applyingTheNotificationSettings: [
    'Benachrichtigungs\u00adeinstellungen werden übernommen',
    'Applying the notification settings',
  ],
  count1280Of3: ['1.280 von 3.482 Empfängern', '1,280 of 3,482 recipients'],
});

const meta = {
  title: 'UI/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: texts.creatingExpose, value: 42 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The percentage is written and read out in the user's language. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: texts.creatingExpose });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(bar.getAttribute('aria-valuetext')).toMatch(/^42.%$/);
  },
};

export const InSteps: Story = {
  args: { label: texts.importingCreators, value: 128, max: 400, valueText: texts.count128Of400 },
};

/** While the length of the task is not known there is no value. */
export const Indeterminate: Story = {
  render: () => <ProgressBar label={texts.comparingChannels} isIndeterminate />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Tones: Story = {
  render: () => (
    <Stack space={6}>
      <ProgressBar label="briefing.pdf" value={64} />
      <ProgressBar label="moodboard.png" value={100} valueText={texts.uploaded} tone="positive" />
      <ProgressBar label="rohschnitt.mp4" value={38} valueText={texts.cancelledTheFileIs} tone="negative" />
    </Stack>
  ),
};

export const LabelHidden: Story = { args: { hidesLabel: true } };

/** The words break, the amount goes to the next line. */
export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 160 }}>
      <ProgressBar
        label={texts.applyingTheNotificationSettings}
        value={1280}
        max={3482}
        valueText={texts.count1280Of3}
      />
    </div>
  ),
};
