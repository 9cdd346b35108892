import '@resonanz/tokens/styles';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { focusOn } from '@resonanz/testing/focusOn';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const later = () => new Promise((done) => setTimeout(done, 20));

interface LongFormProps {
  /** Whether the notice stands there until an attempt succeeds. */
  keepsNotice?: boolean;
  invalid?: boolean;
}

/** A form that is higher than the window and is rejected each time: its notice above, its button below the fields. */
function LongForm({ keepsNotice = false, invalid = false }: LongFormProps) {
  const [rejections, setRejections] = useState(0);
  const [isRejected, setRejected] = useState(false);
  return (
    <Form
      aria-label="Kunde"
      onSubmit={async () => {
        if (!keepsNotice) setRejected(false);
        await later();
        setRejections((count) => count + 1);
        setRejected(true);
      }}
    >
      {isRejected && (
        <InlineAlert tone="error" role="alert" action={<Button onPress={() => setRejected(false)}>Behalten</Button>}>
          {keepsNotice ? 'Abgelehnt' : `Abgelehnt ${rejections}`}
        </InlineAlert>
      )}
      <TextField label="Name" {...(invalid && isRejected && { errorMessage: 'Den gibt es schon.' })} />
      <div style={{ blockSize: 2000 }} />
      <TextField label="Ort" />
      <Button type="submit">Speichern</Button>
    </Form>
  );
}

const notice = () => page.getByRole('alert');
const save = () => page.getByRole('button', { name: 'Speichern' });

/** The notice has the focus and lies within the window as a whole. */
async function expectShown(): Promise<void> {
  await expect.element(notice()).toHaveFocus();
  const { top, bottom } = notice().element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(innerHeight);
}

test.each([
  [1440, 900, false],
  [390, 844, false],
  [1440, 900, true],
])(
  'at %i × %i an error comes into sight and gets the focus, each time; a notice that stays: %s',
  async (width, height, keepsNotice) => {
    await page.viewport(width, height);
    await render(<LongForm keepsNotice={keepsNotice} />);
    await save().click();
    await expectShown();
    await userEvent.keyboard('{Tab}');
    await save().click();
    await expectShown();
  },
);

test('the focus stays with a user who moves on from the notice at once', async () => {
  await page.viewport(1440, 900);
  await render(<LongForm />);
  const name = page.getByRole('textbox', { name: 'Name' }).element() as HTMLElement;
  const moveOn = ({ target }: FocusEvent): void => {
    if (!(target as Element).matches('[role="alert"]')) return;
    document.removeEventListener('focusin', moveOn);
    queueMicrotask(() => name.focus());
  };
  document.addEventListener('focusin', moveOn);
  await save().click();
  await expect.element(name).toHaveFocus();
  await later();
  await later();
  await expect.element(name).toHaveFocus();
});

test('when the notice goes, the focus is where it was', async () => {
  await page.viewport(1440, 900);
  await render(<LongForm />);
  await focusOn(save());
  await userEvent.keyboard('{Enter}');
  await expectShown();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(notice()).not.toBeInTheDocument();
  await expect.element(save()).toHaveFocus();
  await expect.poll(() => save().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
});

test('the focus stays with a user who goes on typing', async () => {
  await render(<LongForm />);
  await save().click();
  await page.getByRole('textbox', { name: 'Ort' }).fill('Ulm');
  await expect.element(notice()).toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: 'Ort' })).toHaveFocus();
});

test('an invalid field comes before the notice', async () => {
  await render(<LongForm invalid />);
  await save().click();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

function FormThatChooses() {
  const [isRejected, setRejected] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const send = async () => {
    setRejected(false);
    await later();
    setRejected(true);
    return name.current;
  };
  return (
    <Form aria-label="Kunde" onSubmit={send}>
      {({ isPending }) => (
        <>
          {isRejected && (
            <InlineAlert tone="error" role="alert">
              Abgelehnt
            </InlineAlert>
          )}
          <TextField ref={name} label="Name" />
          <Button type="submit" isPending={isPending}>
            Speichern
          </Button>
        </>
      )}
    </Form>
  );
}

test('the field that an attempt resolves to comes before the notice, each time', async () => {
  await render(<FormThatChooses />);
  const name = page.getByRole('textbox', { name: 'Name' });
  for (const _attempt of [1, 2]) {
    await save().click();
    await expect.element(notice()).toBeInTheDocument();
    await expect.element(save()).not.toHaveAttribute('aria-busy');
    await new Promise(requestAnimationFrame);
    await expect.element(name).toHaveFocus();
  }
});

function FormInDialog() {
  const [isPending, setPending] = useState(false);
  const [isRejected, setRejected] = useState(false);
  const send = async () => {
    setPending(true);
    setRejected(false);
    await later();
    setRejected(true);
    setPending(false);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={() => {}}
      title="Titel"
      closeLabel="Zu"
      isPending={isPending}
      footer={
        <Button type="submit" form="in-dialog">
          Speichern
        </Button>
      }
    >
      <Form id="in-dialog" aria-label="Formular" isPending={isPending} onSubmit={() => void send()}>
        {isRejected && (
          <InlineAlert tone="error" role="alert">
            Abgelehnt
          </InlineAlert>
        )}
        <div style={{ blockSize: 2000 }} />
        <TextField label="Ort" />
      </Form>
    </Dialog>
  );
}

test('in a dialog, too', async () => {
  await page.viewport(390, 844);
  await render(<FormInDialog />);
  await page.getByRole('textbox', { name: 'Ort' }).fill('Ulm');
  await userEvent.keyboard('{Enter}');
  await expectShown();
});
