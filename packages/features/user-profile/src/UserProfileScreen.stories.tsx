import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { type Answer, answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { many } from '@resonanz/testing/people';
import { buildSession, CALLS, createProfileServer } from './fixtures/profileServer.fixture.ts';
import { ProfileStage } from './fixtures/ProfileStage.fixture.tsx';

/** A server whose profile and log-ins answer in one fixed way. */
const serverWhere = (answer: Answer) => createProfileServer().on(CALLS.me, answer).on(CALLS.sessions, answer);

const meta = {
  title: 'Screens/User profile',
  component: ProfileStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./UserProfileScreen.tsx') })],
} satisfies Meta<typeof ProfileStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const OneDevice: Story = {
  args: { server: createProfileServer({ phone: null }, [buildSession({ device: '', address: '' })]) },
};

export const ManyDevices: Story = {
  args: {
    server: createProfileServer({}, [
      buildSession(),
      ...many(24, (index) =>
        buildSession({
          sessionId: `6f5d1f67-1f1f-4b7b-8a1c-52b2d7c1aa${10 + index}`,
          device: `Firefox, Android ${index + 1}`,
          isCurrent: false,
        }),
      ),
    ]),
  },
};

const longWords = createProfileServer(
  {
    firstName: 'Maximilian-Alexander',
    lastName: 'von Hohenstein-Wittelsbach-Sachsenhausen',
    fullName: 'Maximilian-Alexander von Hohenstein-Wittelsbach-Sachsenhausen',
  },
  [
    buildSession(),
    buildSession({
      sessionId: '6f5d1f67-1f1f-4b7b-8a1c-52b2d7c0aa03',
      device: 'Unternehmenskommunikationsverwaltungsbrowser, Betriebssystemsonderausgabe',
      isCurrent: false,
    }),
  ],
);

export const LongWords: Story = { args: { server: longWords } };

export const Loading: Story = { args: { server: serverWhere(answerNever) } };

export const Failed: Story = { args: { server: serverWhere(answerFailure) } };

/** The profile is there, the log-ins are not. */
export const DevicesFailed: Story = { args: { server: createProfileServer().on(CALLS.sessions, answerFailure) } };

export const Denied: Story = { args: { server: serverWhere(answerDenied) } };

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const firstName = await canvas.findByRole('textbox', { name: 'Vorname' });
    const save = canvas.getByRole('button', { name: 'Speichern' });
    await expect(save).toBeDisabled();
    firstName.focus();
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}{Enter}');
    await expect(await canvas.findByText('Bitte füllen Sie dieses Feld aus.')).toBeVisible();
    await expect(firstName).toHaveFocus();
    await userEvent.keyboard('Katja{Enter}');
    await expect(save).toBeDisabled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneLongWords: Story = { args: { server: longWords }, globals: { viewport: { value: 'phone' } } };
