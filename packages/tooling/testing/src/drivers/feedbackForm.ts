import { createActor, type DriverOptions, type DriverQueries, wholePage } from './actor.ts';

/** Values to enter in the dialog; omitted fields stay unchanged. */
export interface FeedbackWords {
  /** Name; there is no such field while the message is anonymous. */
  readonly name?: string;
  /** Title. */
  readonly title?: string;
  /** Message. */
  readonly message?: string;
  /** Whether the box "Anonymous" is ticked. */
  readonly isAnonymous?: boolean;
}

/** Drives the dialog "New message" of `@resonanz/feedback-form`. */
export interface FeedbackFormDriver {
  /** Whether the dialog is shown. */
  isShown(): boolean;
  /** Fills in fields: first the box, then the texts. */
  fill(words: FeedbackWords): Promise<void>;
  /** Presses "Send". */
  send(): Promise<void>;
  /** Presses "Cancel". */
  cancel(): Promise<void>;
}

/** Makes the driver of a feedback form. */
export function feedbackForm(queries: DriverQueries = wholePage, options: DriverOptions = {}): FeedbackFormDriver {
  const actor = createActor(queries, options);
  const { said, labelled } = actor;
  const title = said('feedbackForm.title');
  const dialog = () => actor.inside('dialog', title);
  return {
    isShown: () => actor.isThere('dialog', title),
    async fill({ isAnonymous, name, title: subject, message }) {
      const at = await dialog();
      const box = (await actor.find('checkbox', labelled('feedbackForm.anonymous'), at)) as HTMLInputElement;
      if (isAnonymous !== undefined && box.checked !== isAnonymous) await actor.user.click(box);
      const texts = [
        ['feedbackForm.name', name],
        ['feedbackForm.subject', subject],
        ['feedbackForm.message', message],
      ] as const;
      for (const [key, text] of texts)
        if (text !== undefined) await actor.write(await actor.find('textbox', labelled(key), at), text);
    },
    send: async () => actor.press(said('feedbackForm.send'), await dialog()),
    cancel: async () => actor.press(said('feedbackForm.cancel'), await dialog()),
  };
}
