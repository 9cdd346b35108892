import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { storyWords } from '@resonanz/stories/words';
import { Button } from '@resonanz/ui/Button';
import { createCommentSource, incoming, manyComments, now, own, thread } from './comments.fixture.ts';
import { CommentThread, type CommentThreadProps } from './CommentThread.tsx';

const said = storyWords({
  thisCampaignIsArchived: [
    'Diese Kampagne ist archiviert. Kommentare können nur noch gelesen werden.',
    'This campaign is archived. Comments can only be read.',
  ],
  commentsOnSophieBrandsta: ['Kommentare zu Sophie Brandstätter', 'Comments on Sophie Brandstätter'],
  clauseOnTheTransfer: [
    'Influencer-Kooperationsvereinbarungsnutzungsrechteübertragungsklausel:\n\n1. Buyout 12 Monate\n2. <b>keine</b> Werbeanzeigen\n\nhttps://resonanz.example/vereinbarungen/2026/herbstleuchten/nutzungsrechte-und-verlaengerungen.pdf?version=3',
    'Clause on the transfer of rights of use in the agreement on cooperation with influencers:\n\n1. Buyout 12 months\n2. <b>no</b> advertisements\n\nhttps://resonanz.example/vereinbarungen/2026/herbstleuchten/nutzungsrechte-und-verlaengerungen.pdf?version=3',
  ],
  comment10000OnThe: ['Abstimmung 10000 zum Entwurf', 'Comment 10000 on the draft'],
  yesPleaseStraightTo: ['Ja, bitte direkt nach Wien.', 'Yes, please straight to Vienna.'],
  commentOfTheAgency: ['Kommentar der Agentur', 'Comment of the agency'],
  gladlyControlControl: ['Gern.{Control>}{Enter}{/Control}', 'Gladly.{Control>}{Enter}{/Control}'],
  gladly: ['Gern.', 'Gladly.'],
  yesToVienna: ['Ja, nach Wien.', 'Yes, to Vienna.'],
});

type Writable = Omit<Extract<CommentThreadProps, { onSend: NonNullable<unknown> }>, 'readOnlyReason'>;

const Demo = (props: Writable) => <CommentThread {...props} />;

const meta = {
  title: 'Widgets/CommentThread',
  component: Demo,
  args: { comments: thread, now, onSend: fn<Writable['onSend']>(async () => {}) },
  globals: { audience: 'brand', density: 'comfortable' },
  decorators: [(Story) => <div style={{ maxInlineSize: 680 }}>{Story()}</div>],
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = /^Ihr Kommentar|^Your comment/;
const send = /^Senden|^Send$/;

export const Thread: Story = {};
export const One: Story = { args: { comments: thread.slice(0, 1) } };
export const Empty: Story = { args: { comments: [] } };
export const Loading: Story = { args: { comments: undefined } };

export const Failed: Story = {
  args: { comments: undefined, isFailed: true, onReload: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Erneut laden|Load again/ }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** The thread begins at the first comment that has not been seen. */
export const Unread: Story = { args: { firstUnreadId: 4 } };

/** Own comments have a pencil and a bin, in the agency's area as well. */
export const OwnComments: Story = {
  args: { onEdit: fn(async () => {}), onDelete: fn(async () => {}) },
  globals: { audience: 'staff', density: 'compact' },
};

export const Editing: Story = {
  args: { onEdit: fn(async () => {}), onDelete: fn(async () => {}) },
  play: async ({ canvas, userEvent }) => {
    const [pencil] = canvas.getAllByRole('button', { name: /^Kommentar bearbeiten|^Edit comment/ });
    if (pencil) await userEvent.click(pencil);
    await expect(canvas.getByRole('textbox', { name: /bearbeiten|Edit/ })).toHaveFocus();
  },
};

/** Reading is all that is left once a campaign is archived, and for those who may only look. */
export const ReadOnly: Story = {
  render: ({ comments }) => (
    <CommentThread comments={comments} now={now} readOnlyReason={said.thisCampaignIsArchived} />
  ),
};

/** An invited brand may decide and comment, and deletes nothing. */
export const InvitedBrand: Story = {
  args: { comments: thread.slice(0, 2), title: said.commentsOnSophieBrandsta },
};

/** Long words break, long texts keep their lines, markup stays text. */
export const LongGerman: Story = {
  args: {
    comments: [
      {
        ...incoming(1),
        author: 'Maximilian-Alexander Freiherr von Hohenstein-Wittelsbach',
        role: 'Nutzungsrechteverantwortlicher für Kooperationsvereinbarungen',
        text: said.clauseOnTheTransfer,
      },
    ],
  },
};

/** Of ten thousand comments a hundred are drawn, and a hundred more each time they are asked for. */
export const TenThousand: Story = {
  args: { comments: manyComments(10_000) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100);
    await expect(canvas.getByText(said.comment10000OnThe)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Ältere|older/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(200);
  },
};

export const Sending: Story = {
  args: { onSend: fn<Writable['onSend']>(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: field }), said.yesPleaseStraightTo);
    await userEvent.click(canvas.getByRole('button', { name: send }));
    await expect(canvas.getByRole('textbox', { name: field })).toHaveAttribute('readonly');
  },
};

/** What was written stays, with another attempt. */
export const NotSent: Story = {
  args: { onSend: fn<Writable['onSend']>(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: field }), said.yesPleaseStraightTo);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: field })).toHaveValue(said.yesPleaseStraightTo);
  },
};

function Live() {
  const [comments, setComments] = useState(() => manyComments(40));
  return (
    <>
      <CommentThread
        comments={comments}
        now={now}
        onSend={async (text) => setComments([...comments, own(comments.length + 1, text)])}
      />
      <Button onPress={() => setComments([...comments, incoming(comments.length + 1)])}>
        {said.commentOfTheAgency}
      </Button>
    </>
  );
}

/** A comment that arrives while older ones are read moves nothing; a button leads to it. */
export const Arriving: Story = {
  render: () => <Live />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('group');
    list.scrollTop = 100;
    await waitFor(() => expect(list.scrollTop).toBe(100));
    await userEvent.click(canvas.getByRole('button', { name: said.commentOfTheAgency }));
    await expect(await canvas.findByRole('button', { name: /1 neuer Kommentar|1 new comment/ })).toBeVisible();
    await expect(list.scrollTop).toBe(100);
  },
};

/**
 * Tab reaches the list, what can be done with own comments, and the field; Ctrl + Enter sends; Escape gives up a
 * change.
 */
export const Keyboard: Story = {
  args: { comments: thread.slice(0, 2), onEdit: fn(async () => {}), onDelete: fn(async () => {}) },
  play: async ({ args, canvas, userEvent }) => {
    const tabTo = async (name: RegExp, role = 'button') => {
      for (let tabs = 0; tabs < 8 && document.activeElement !== canvas.queryByRole(role, { name }); tabs += 1)
        await userEvent.tab();
      await expect(canvas.getByRole(role, { name })).toHaveFocus();
    };
    await tabTo(/^Kommentare|^Comments/, 'group');
    await tabTo(/^Kommentar bearbeiten|^Edit comment/);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: /^Kommentar bearbeiten|^Edit comment/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Kommentar bearbeiten|^Edit comment/ })).toHaveFocus(),
    );
    await tabTo(/^Kommentar löschen|^Delete comment/);
    await tabTo(field, 'textbox');
    await userEvent.keyboard(said.gladlyControlControl);
    await expect(args.onSend).toHaveBeenCalledWith(said.gladly);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: field })).toHaveValue(''));
    await expect(canvas.getByRole('textbox', { name: field })).toHaveFocus();
  },
};

const source = createCommentSource(thread);

function OwnBackend() {
  const [comments, setComments] = useState(source.all);
  const then = async (call: Promise<void>) => {
    await call;
    setComments(source.all());
  };
  return (
    <CommentThread
      comments={comments}
      now={now}
      onSend={(text) => then(source.add(text))}
      onEdit={(comment, text) => then(source.change(comment, text))}
      onDelete={(comment) => then(source.remove(comment))}
    />
  );
}

/** Any source will do: here one in memory, which answers late and rejects the first call. */
export const BringYourOwnBackend: Story = {
  render: () => <OwnBackend />,
  play: async ({ canvas, userEvent }) => {
    source.fail(1);
    await userEvent.type(canvas.getByRole('textbox', { name: field }), said.yesToVienna);
    await userEvent.click(canvas.getByRole('button', { name: send }));
    const alert = await canvas.findByRole('alert');
    await userEvent.click(within(alert).getByRole('button'));
    await expect(await canvas.findByText(said.yesToVienna, { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: field })).toHaveValue(''));
  },
};
