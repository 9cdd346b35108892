import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sees, seesReload } from '@resonanz/stage/plays';
import { answerDenied, answerFailure, answerNever } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { callsOf, createNotificationServer, someNotifications } from './fixtures/notificationServer.fixture.ts';
import { brandUser, NotificationStage } from './fixtures/NotificationStage.fixture.tsx';

const { page } = callsOf('agency');

const meta = {
  title: 'Screens/Notifications',
  component: NotificationStage,
  parameters: { layout: 'fullscreen' },
  // The route loads its screen when it is opened; a story is judged only once it is drawn.
  loaders: [async () => ({ screen: await import('./NotificationsScreen.tsx') })],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(0);
  },
} satisfies Meta<typeof NotificationStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const Brand: Story = {
  args: {
    path: '/campaign-self-service/notifications',
    user: brandUser,
    server: createNotificationServer({ panel: 'brand' }),
  },
  globals: { audience: 'brand', density: 'comfortable' },
};

export const TokenSignup: Story = { ...Brand, args: { ...Brand.args, user: { ...brandUser, signupWithToken: true } } };

export const Management: Story = { args: { user: buildUser({ role: { roleId: 7, roleName: 'management' } }) } };

export const SuperAdmin: Story = { args: { user: buildUser({ role: { roleId: 6, roleName: 'super-admin' } }) } };

export const One: Story = { args: { server: createNotificationServer({ held: someNotifications(1) }) } };

export const Unread: Story = { args: { path: '/notifications?filter=unread' } };

export const Empty: Story = {
  args: { server: createNotificationServer({ held: [] }) },
  play: sees(/^(Sie haben keine Benachrichtigungen|You don't have any notifications)$/),
};

export const NoneUnread: Story = {
  args: { path: '/notifications?filter=unread', server: createNotificationServer({ held: [] }) },
  play: sees(/^(Sie haben keine ungelesenen Benachrichtigungen|You don't have any unread notifications)$/),
};

export const Loading: Story = {
  args: { server: createNotificationServer().on(page, answerNever) },
  play: sees(/^(Benachrichtigungen werden geladen|Notifications are being loaded)$/),
};

/** A server that takes its time: placeholders first, then the rows. */
export const Slow: Story = {
  args: { server: createNotificationServer({ latencyMs: 600 }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(Benachrichtigungen werden geladen|Notifications are being loaded)$/);
    await expect((await canvas.findAllByRole('listitem', {}, { timeout: 5000 })).length).toBeGreaterThan(0);
  },
};

export const Failed: Story = {
  args: { server: createNotificationServer().on(page, answerFailure) },
  play: seesReload,
};

export const Denied: Story = {
  args: { server: createNotificationServer().on(page, answerDenied) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const LongGerman: Story = {
  args: {
    server: createNotificationServer({
      held: someNotifications(3).map((item) => ({
        ...item,
        subject: 'Benachrichtigungseinstellungen der Kommunikationsverantwortlichen',
        notificationText: JSON.stringify({
          user: 'Donaudampfschifffahrtsgesellschaft Oberösterreich',
          campaign: 'Frühjahrskollektion für nachhaltige Familienwanderbekleidung und Wanderrucksäcke 2026/27',
        }),
      })),
    }),
  },
};

export const English: Story = { globals: { language: 'en' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Arrow keys choose, Enter opens the question, and a removed row hands the focus to the next one. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('listitem');
    (await canvas.findByRole('radio', { name: /^(Alle|All)$/ })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^(Ungelesen|Unread)$/ })).toBeChecked());
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const body = canvasElement.ownerDocument.body;
    await waitFor(() => expect(body.querySelector('[role=alertdialog]')).not.toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^(Abbrechen|Cancel)$/));
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
    await waitFor(() => expect(document.activeElement?.closest('li')).toBe(canvas.getAllByRole('listitem')[0]));
  },
};
