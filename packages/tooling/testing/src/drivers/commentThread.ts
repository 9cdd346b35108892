import { within } from '@testing-library/dom';
import { createActor, textOf, type DriverOptions, type DriverQueries, wholePage } from './actor.ts';

/** Drives a thread of `@resonanz/comment-thread`. */
export interface CommentThreadDriver {
  /** Texts of the comments in sight with author and time, from top to bottom. */
  comments(): readonly string[];
  /** Writes a comment and sends it. */
  send(text: string): Promise<void>;
  /** Replaces the text of a comment of one's own. */
  edit(text: string, change: string): Promise<void>;
  /** Deletes a comment of one's own and confirms the question. */
  remove(text: string): Promise<void>;
}

/** Makes the driver of a comment thread. */
export function commentThread(queries: DriverQueries = wholePage, options: DriverOptions = {}): CommentThreadDriver {
  const actor = createActor(queries, options);
  const { said, labelled } = actor;
  // A long comment is cut in the names of its buttons.
  const start = (key: 'commentThread.edit' | 'commentThread.remove', text: string) =>
    new RegExp(said(key, { text }).source.replace(/\$$/, ''));
  return {
    comments: () =>
      actor
        .all('listitem')
        .filter((item) => within(item).queryAllByRole('listitem').length === 0)
        .map(textOf),
    async send(text) {
      await actor.write(await actor.find('textbox', labelled('commentThread.write')), text);
      await actor.press(said('commentThread.send'));
    },
    async edit(text, change) {
      await actor.press(start('commentThread.edit', text));
      await actor.write(await actor.find('textbox', labelled('commentThread.editLabel')), change);
      await actor.press(said('commentThread.save'));
    },
    async remove(text) {
      await actor.press(start('commentThread.remove', text));
      await actor.press(
        said('commentThread.confirm.remove'),
        await actor.inside('alertdialog', said('commentThread.confirm.title')),
      );
    },
  };
}
