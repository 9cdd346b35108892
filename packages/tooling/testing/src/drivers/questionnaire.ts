import { within } from '@testing-library/dom';
import { createActor, exactly, textOf, type DriverOptions, type DriverQueries, wholePage } from './actor.ts';

/** Drives the runner of `@resonanz/questionnaire`. */
export interface QuestionnaireRunnerDriver {
  /** The title of the page that is shown. */
  pageTitle(): Promise<string>;
  /** What is missing or wrong on the page, one text each; empty before an attempt to go on. */
  problems(): readonly string[];
  /** Picks an answer of a question by its words: an option, a step of a scale, or stars. */
  choose(question: string, answer: string): Promise<void>;
  /** Writes the answer to a question. */
  write(question: string, text: string): Promise<void>;
  /** Goes to the next page. */
  next(): Promise<void>;
  /** Goes to the page before. */
  back(): Promise<void>;
  /** Presses "Continue later". */
  later(): Promise<void>;
  /** Presses "Send answers", which asks once more. */
  submit(): Promise<void>;
  /** Answers that question with "Send now". */
  confirm(): Promise<void>;
}

/** Makes the driver of a questionnaire that is answered. */
export function questionnaireRunner(
  queries: DriverQueries = wholePage,
  options: DriverOptions = {},
): QuestionnaireRunnerDriver {
  const actor = createActor(queries, options);
  const { said } = actor;
  const beginning = (words: string) => new RegExp(exactly(words).source.replace(/\$$/, String.raw`(?:\W.*)?$`));
  return {
    pageTitle: async () => textOf(await actor.find('heading')),
    problems: () =>
      actor
        .all('alert')
        .flatMap((alert) => actor.all('listitem', undefined, within(alert)))
        .map(textOf),
    async choose(question, answer) {
      const group = within(
        await actor.until(() => {
          const [found] = ['radiogroup', 'group'].flatMap((role) => actor.all(role, beginning(question)));
          if (!found) throw new Error(`There is no question "${question}" with answers to choose.`);
          return found;
        }),
      );
      const [found] = ['radio', 'checkbox'].flatMap((role) => actor.all(role, beginning(answer), group));
      if (!found) throw new Error(`The question "${question}" has no answer "${answer}".`);
      await actor.user.click(found);
    },
    write: async (question, text) => actor.write(await actor.find('textbox', beginning(question)), text),
    next: () => actor.press(said('questionnaireRunner.next')),
    back: () => actor.press(said('questionnaireRunner.back')),
    later: () => actor.press(said('questionnaireRunner.later')),
    submit: () => actor.press(said('questionnaireRunner.submit')),
    async confirm() {
      const dialog = await actor.inside('alertdialog', said('questionnaireRunner.confirmTitle'));
      await actor.press(said('questionnaireRunner.confirmSubmit'), dialog);
    },
  };
}
