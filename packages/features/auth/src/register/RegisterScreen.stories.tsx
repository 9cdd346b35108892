import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { testerPaths } from '@resonanz/domain/paths';
import { AuthStage } from '../fixtures/AuthStage.fixture.tsx';
import { createRegisterServer } from '../fixtures/registerCalls.fixture.ts';

const meta = {
  title: 'Features/Auth/Register',
  component: AuthStage,
  parameters: { layout: 'fullscreen' },
  globals: { audience: 'testerworld' },
  args: { area: 'testerworld', path: testerPaths.register(), server: createRegisterServer() },
} satisfies Meta<typeof AuthStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());
  },
};

/** Every field says what is missing. */
export const WithErrors: Story = {
  play: async ({ canvas }) => {
    const submit = await canvas.findByRole('button', { name: /^Registrieren|^Register$/ });
    await userEvent.click(submit);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Vorname|^First name/ })).toBeInvalid());
  },
};

export const Phone: Story = { ...Empty, globals: { audience: 'testerworld', viewport: { value: 'phone' } } };
