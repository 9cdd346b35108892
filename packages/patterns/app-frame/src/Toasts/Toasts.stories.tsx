import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '@resonanz/ui/Box';
import { Button } from '@resonanz/ui/Button';
import { Inline } from '@resonanz/ui/Inline';
import { StaffFrame } from '../AppFrame/demoFrame.fixture.tsx';
import { ToastsProvider } from './Toasts.tsx';
import { useMailToast } from './useMailToast.tsx';
import { useNotifier } from './useNotifier.ts';

const meta = {
  title: 'Patterns/App frame/Toasts',
  component: ToastsProvider,
  parameters: { docs: { story: { inline: false, height: '480px' } }, layout: 'fullscreen' },
  args: { children: null },
} satisfies Meta<typeof ToastsProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const onOpen = fn<(threadId: string) => void>();

function Page() {
  const { attempt, notifySuccess } = useNotifier();
  const showMail = useMailToast();
  const mailIn = (threadId: string, subject: string) => showMail({ threadId, subject, onOpen: () => onOpen(threadId) });
  return (
    <Box padding={8}>
      <Inline space={4}>
        <Button onPress={() => mailIn('t-1', 'Re: Cold Brew Sommer – Drehtermin am 21.10.')}>E-Mail</Button>
        <Button onPress={() => mailIn('t-2', ' ')}>E-Mail ohne Betreff</Button>
        <Button onPress={() => notifySuccess('Kampagne kopiert')}>Erfolg</Button>
        <Button
          onPress={() =>
            void attempt(
              () => Promise.reject(new Error('offline')),
              () => 'Etwas ist schiefgelaufen, bitte versuchen Sie es erneut',
              'Kampagne geändert',
            )
          }
        >
          Fehler
        </Button>
      </Inline>
    </Box>
  );
}

const press = async (...names: readonly string[]) => {
  for (const name of names) await userEvent.click(screen.getByRole('button', { name }));
};

const REGION = /^Meldungen|^Messages/;

const inFrame = () => (
  <StaffFrame>
    <Page />
  </StaffFrame>
);

/** The same again only counts; the newest is on top, the fourth behind a count. */
export const InTheFrame: Story = {
  render: inFrame,
  play: async () => {
    await press('Erfolg', 'Fehler', 'E-Mail', 'E-Mail ohne Betreff', 'E-Mail');
    const toasts = within(screen.getByRole('region', { name: REGION }));
    await waitFor(() => expect(toasts.getAllByRole('listitem')).toHaveLength(3));
    await userEvent.click(toasts.getByRole('button', { name: /^\+1 (weitere|more)$/ }));
    await expect(toasts.getAllByRole('listitem')).toHaveLength(4);
    await expect(toasts.getAllByText('Kampagne kopiert')).toHaveLength(1);
    await expect(toasts.getByText('Etwas ist schiefgelaufen, bitte versuchen Sie es erneut')).toBeVisible();
    await expect(toasts.getByText(/^(Fehler|Error)$/)).toBeVisible();
    await expect(toasts.getByText(/^\(ohne Betreff\)|^\(no subject\)/)).toBeVisible();
  },
};

/** Pressed anywhere, or opened by keyboard, a new mail leads to its thread. */
export const NewMail: Story = {
  render: inFrame,
  play: async () => {
    onOpen.mockClear();
    await press('E-Mail');
    await userEvent.click(screen.getByRole('button', { name: /^Unterhaltung öffnen|^Open conversation/ }));
    await expect(onOpen).toHaveBeenLastCalledWith('t-1');
    await expect(screen.queryByRole('region', { name: REGION })).toBeNull();
    await press('E-Mail ohne Betreff');
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(screen.getByRole('region', { name: REGION })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenLastCalledWith('t-2');
  },
};
