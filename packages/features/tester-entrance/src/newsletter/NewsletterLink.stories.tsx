import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { testerPaths } from '@resonanz/domain/paths';
import { type Answer, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { CALLS, createEntranceServer, tokenInvalid, TOKENS } from '../fixtures/entrance.fixture.ts';
import { EntranceStage } from '../fixtures/EntranceStage.fixture.tsx';

const PATHS = {
  confirm: testerPaths.newsletterConfirm({ token: TOKENS.confirm }),
  end: testerPaths.newsletterUnsubscribe({ token: TOKENS.end }),
} as const;

const meta = {
  title: 'Screens/Tester entrance/Newsletter',
  component: EntranceStage,
  parameters: { layout: 'fullscreen' },
  globals: { audience: 'testerworld' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [
    async () => ({
      confirm: await import('./ConfirmNewsletterScreen.tsx'),
      end: await import('./EndNewsletterScreen.tsx'),
    }),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());
  },
} satisfies Meta<typeof EntranceStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page of a link whose server answers like this. */
function shown(purpose: keyof typeof PATHS, answer?: Answer): Story {
  const server = createEntranceServer();
  if (answer) server.on(CALLS[purpose], answer);
  return { args: { path: PATHS[purpose], server } };
}

/** The page after its button was pressed. */
const pressed = (story: Story, role: 'status' | 'alert'): Story => ({
  ...story,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /^Newsletter (ab)?bestellen$|^(Uns|S)ubscribe$/ });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole(role)).toBeVisible();
  },
});

export const Confirm: Story = shown('confirm');

export const Confirmed: Story = pressed(shown('confirm'), 'status');

/** Used already, expired or unknown. */
export const ConfirmInvalid: Story = pressed(shown('confirm', tokenInvalid), 'alert');

export const End: Story = shown('end');

export const Ended: Story = pressed(shown('end'), 'status');

export const EndInvalid: Story = pressed(shown('end', tokenInvalid), 'alert');

export const Failed: Story = pressed(shown('end', answerFailure), 'alert');

export const Pending: Story = {
  ...shown('end', answerNever),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /abbestellen|Unsubscribe/ });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

export const English: Story = {
  ...pressed(shown('end'), 'status'),
  globals: { audience: 'testerworld', language: 'en' },
};

export const Phone: Story = { ...shown('end'), globals: { audience: 'testerworld', viewport: { value: 'phone' } } };
