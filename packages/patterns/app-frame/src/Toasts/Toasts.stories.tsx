import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { shared, storyWords } from '@resonanz/stories/words';
import { Box } from '@resonanz/ui/Box';
import { Button } from '@resonanz/ui/Button';
import { Inline } from '@resonanz/ui/Inline';
import { StaffFrame } from '../AppFrame/demoFrame.fixture.tsx';
import { ToastsProvider } from './Toasts.tsx';
import { useMailToast } from './useMailToast.tsx';
import { useNotifier } from './useNotifier.ts';

const words = storyWords({
  reColdBrewSommer: [
    'Re: Cold Brew Sommer – Drehtermin am 21.10.',
    'Re: Cold Brew Sommer – date of shooting on 21 Oct.',
  ],
  eMail: ['E-Mail', 'E-mail'],
  eMailWithoutA: ['E-Mail ohne Betreff', 'E-mail without a subject'],
  campaignCopied: ['Kampagne kopiert', 'Campaign copied'],
  success: ['Erfolg', 'Success'],
  somethingWentWrongPlease: [
    'Etwas ist schiefgelaufen, bitte versuchen Sie es erneut',
    'Something went wrong, please try again',
  ],
  campaignChanged: ['Kampagne geändert', 'Campaign changed'],
});

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
        <Button onPress={() => mailIn('t-1', words.reColdBrewSommer)}>{words.eMail}</Button>
        <Button onPress={() => mailIn('t-2', ' ')}>{words.eMailWithoutA}</Button>
        <Button onPress={() => notifySuccess(words.campaignCopied)}>{words.success}</Button>
        <Button
          onPress={() =>
            void attempt(
              () => Promise.reject(new Error('offline')),
              () => words.somethingWentWrongPlease,
              words.campaignChanged,
            )
          }
        >
          {shared.error}
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
    await press(words.success, shared.error, words.eMail, words.eMailWithoutA, words.eMail);
    const toasts = within(screen.getByRole('region', { name: REGION }));
    await waitFor(() => expect(toasts.getAllByRole('listitem')).toHaveLength(3));
    await userEvent.click(toasts.getByRole('button', { name: /^\+1 (weitere|more)$/ }));
    await expect(toasts.getAllByRole('listitem')).toHaveLength(4);
    await expect(toasts.getAllByText(words.campaignCopied)).toHaveLength(1);
    await expect(toasts.getByText(words.somethingWentWrongPlease)).toBeVisible();
    await expect(toasts.getByText(/^(Fehler|Error)$/)).toBeVisible();
    await expect(toasts.getByText(/^\(ohne Betreff\)|^\(no subject\)/)).toBeVisible();
  },
};

/** Pressed anywhere, or opened by keyboard, a new mail leads to its thread. */
export const NewMail: Story = {
  render: inFrame,
  play: async () => {
    onOpen.mockClear();
    await press(words.eMail);
    await userEvent.click(screen.getByRole('button', { name: /^Unterhaltung öffnen|^Open conversation/ }));
    await expect(onOpen).toHaveBeenLastCalledWith('t-1');
    await expect(screen.queryByRole('region', { name: REGION })).toBeNull();
    await press(words.eMailWithoutA);
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(screen.getByRole('region', { name: REGION })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenLastCalledWith('t-2');
  },
};
