import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'UI/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Exposé wird erstellt', value: 42 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The percentage is written and read out in the user's language. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Exposé wird erstellt' });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(bar.getAttribute('aria-valuetext')).toMatch(/^42.%$/);
  },
};

export const InSteps: Story = {
  args: { label: 'Creator werden importiert', value: 128, max: 400, valueText: '128 von 400' },
};

/** While the length of the task is not known there is no value. */
export const Indeterminate: Story = {
  render: () => <ProgressBar label="Kanäle werden abgeglichen" isIndeterminate />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Tones: Story = {
  render: () => (
    <Stack space={6}>
      <ProgressBar label="briefing.pdf" value={64} />
      <ProgressBar label="moodboard.png" value={100} valueText="Hochgeladen" tone="positive" />
      <ProgressBar
        label="rohschnitt.mp4"
        value={38}
        valueText="Abgebrochen: Die Datei ist größer als 200 MB."
        tone="negative"
      />
    </Stack>
  ),
};

export const LabelHidden: Story = { args: { hidesLabel: true } };

/** The words break, the amount goes to the next line. */
export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: 160 }}>
      <ProgressBar
        label={'Benachrichtigungs\u00adeinstellungen werden übernommen'}
        value={1280}
        max={3482}
        valueText="1.280 von 3.482 Empfängern"
      />
    </div>
  ),
};
