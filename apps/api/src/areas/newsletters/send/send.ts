import { setTimeout as pause } from 'node:timers/promises';
import type { Post } from '../../../platform/mail/Mail.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { unsubscribeToken } from '../../testers/door.ts';
import { publishProgress } from '../events.ts';
import { markMeasured, storeLinks } from '../queries/measuring.ts';
import { type NewsletterRow, updateNewsletter } from '../queries/newsletters.ts';
import {
  addCounts,
  findIfSending,
  findSending,
  giveUpTaken,
  hasOpen,
  listReceivers,
  lockDue,
  lockIfSending,
  type Outcome,
  type Receiver,
  skipReceivers,
  storeOutcomes,
  takeReceivers,
} from '../queries/sending.ts';
import { linksIn } from '../rules/links.ts';
import { composeNewsletter, type Measuring } from './compose.ts';
import { contentOf, type Language, type NewsletterContent } from './content.ts';
import { measuringToken } from './measuringTokens.ts';

/** Mails in transit at the same time, and so the most that a crash leaves uncertain. */
const LANES = 5;
/** A mail that was taken so long ago is not in transit any more. */
const TAKEN_MS = 2 * 60_000;
/** Before a receiver whose server was busy is tried again. */
const BUSY_MS = 5 * 60_000;
/** Attempts at one receiver; then the address counts as refusing. */
const MAX_TRIES = 3;
/** Runs in which the mail server took nothing before a newsletter fails. */
const MAX_RUNS = 5;

/** How fast newsletters leave. */
export interface Pace {
  /** Mails a second, over all newsletters. */
  rate: number;
  /** Milliseconds after which a run leaves the rest to the next one. */
  runMs: number;
}

/** What a newsletter says in both languages, and the numbers of the addresses that its links lead to. */
type Contents = Readonly<Record<Language, NewsletterContent>> & { readonly links: ReadonlyMap<string, number> };

/** Begins the newsletters whose time has come: lists who gets them, each in one transaction. */
export async function beginDue(services: Services): Promise<void> {
  for (;;) {
    const begun = await services.db.transaction().execute(async (tx) => {
      const now = services.clock.now();
      const row = await lockDue(tx, now);
      if (row === undefined) return undefined;
      const receivers = await listReceivers(tx, row.id, row.audience);
      await updateNewsletter(tx, row.id, {
        state: 'sending',
        receivers,
        started_at: row.started_at ?? now,
        finished_at: null,
        updated_at: now,
      });
      return row.id;
    });
    if (begun === undefined) return;
    publishProgress(services, begun);
  }
}

async function contentsOf(services: Services, row: NewsletterRow): Promise<Contents> {
  const of = (language: Language) =>
    contentOf(services, {
      language,
      subject: row[`subject_${language}`],
      text: row[`text_${language}`],
      projectId: row.project_id,
    });
  const [de, en] = [await of('de'), await of('en')];
  const links = await storeLinks(services.db, row.id, [...new Set([...linksIn(de.html), ...linksIn(en.html)])]);
  return { de, en, links };
}

/** Takes the next receivers; those who may no longer be written to are skipped. */
function takeNext(services: Services, newsletterId: number): Promise<{ taken: number; receivers: Receiver[] }> {
  return services.db.transaction().execute(async (tx) => {
    const now = services.clock.now();
    const { taken, receivers } = await takeReceivers(tx, newsletterId, { most: LANES, now });
    const reachable = new Set(receivers.map((each) => each.user_id));
    const skipped = taken.filter((id) => !reachable.has(id));
    await skipReceivers(tx, newsletterId, skipped);
    if (skipped.length > 0) await addCounts(tx, newsletterId, { skipped: skipped.length });
    await markMeasured(
      tx,
      newsletterId,
      receivers.filter((each) => each.is_measured).map((each) => each.user_id),
    );
    return { taken: taken.length, receivers };
  });
}

const languageOf = ({ default_language }: Receiver): Language => (default_language === 'DE' ? 'de' : 'en');

function stateAfter(posted: Post, { tries }: Receiver): Outcome['state'] {
  if (posted === 'busy') return tries < MAX_TRIES ? 'waiting' : 'bounced';
  if (posted === 'unreachable') return 'waiting';
  return posted === 'refused' ? 'bounced' : posted;
}

/** The picture and the links that measure the mail of a tester who agreed to it. */
function measuringOf(services: Services, newsletterId: number, userId: number, { links }: Contents): Measuring {
  return {
    picture: measuringToken(services, 'open', [newsletterId, userId]),
    linkTo: (href) => {
      const link = links.get(href);
      return link === undefined ? undefined : measuringToken(services, 'click', [newsletterId, userId, link]);
    },
  };
}

async function deliver(
  services: Services,
  newsletterId: number,
  contents: Contents,
  receivers: readonly Receiver[],
): Promise<{ outcomes: Outcome[]; isUnreachable: boolean }> {
  const posted = await Promise.all(
    receivers.map((receiver) =>
      services.mail.post((from, letterhead) => {
        const language = languageOf(receiver);
        const addressee = {
          id: `newsletter-${newsletterId}-${receiver.user_id}`,
          email: receiver.email,
          unsubscribeToken: unsubscribeToken(services, receiver.user_id),
          ...(receiver.is_measured && { measuring: measuringOf(services, newsletterId, receiver.user_id, contents) }),
        };
        return composeNewsletter(contents[language], language, addressee, from, letterhead);
      }),
    ),
  );
  const outcomes = receivers.map((receiver, index) => ({
    userId: receiver.user_id,
    state: stateAfter(posted[index] ?? 'uncertain', receiver),
    isMeasured: receiver.is_measured,
  }));
  return { outcomes, isUnreachable: posted.length > 0 && posted.every((each) => each === 'unreachable') };
}

async function store(services: Services, newsletterId: number, outcomes: readonly Outcome[]): Promise<void> {
  const now = services.clock.now();
  const count = (state: Outcome['state']): number => outcomes.filter((each) => each.state === state).length;
  await services.db.transaction().execute(async (tx) => {
    await storeOutcomes(tx, newsletterId, outcomes, { now, notBefore: new Date(now.getTime() + BUSY_MS) });
    await addCounts(tx, newsletterId, {
      sent: count('sent'),
      bounced: count('bounced'),
      uncertain: count('uncertain'),
      measured: outcomes.filter((each) => each.state === 'sent' && each.isMeasured).length,
    });
  });
}

/** Ends a newsletter that has nobody left to write to. */
async function finish(services: Services, newsletterId: number): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    if ((await lockIfSending(tx, newsletterId)) === undefined || (await hasOpen(tx, newsletterId))) return;
    const now = services.clock.now();
    await updateNewsletter(tx, newsletterId, { state: 'sent', finished_at: now, updated_at: now });
  });
  publishProgress(services, newsletterId);
}

/** The mail server took nothing: the next run tries again, until a newsletter fails. */
async function noteUnreachable(services: Services, id: number): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const row = await lockIfSending(tx, id);
    if (row === undefined) return;
    const attempts = row.attempts + 1;
    await updateNewsletter(tx, id, {
      attempts,
      ...(attempts >= MAX_RUNS && {
        state: 'failed' as const,
        failure: 'unreachable' as const,
        updated_at: services.clock.now(),
      }),
    });
  });
  publishProgress(services, id);
}

/** Gives up what a dead server left of a newsletter, and reads what it says; undefined once it is stopped. */
async function prepare(services: Services, id: number): Promise<Contents | undefined> {
  const row = await findIfSending(services.db, id);
  if (row === undefined) return undefined;
  const before = new Date(services.clock.now().getTime() - TAKEN_MS);
  await services.db.transaction().execute(async (tx) => {
    const lost = await giveUpTaken(tx, id, before);
    if (lost > 0) await addCounts(tx, id, { uncertain: lost });
  });
  return contentsOf(services, row);
}

/** Sends the next mails of a newsletter, no faster than the rate; answers whether it gets another turn in this run. */
async function takeTurn(services: Services, id: number, contents: Contents, { rate }: Pace): Promise<boolean> {
  const row = await findIfSending(services.db, id);
  if (row === undefined) return false;
  const begun = performance.now();
  const { taken, receivers } = await takeNext(services, id);
  if (taken === 0) {
    await finish(services, id);
    return false;
  }
  const { outcomes, isUnreachable } = await deliver(services, id, contents, receivers);
  await store(services, id, outcomes);
  if (isUnreachable) {
    await noteUnreachable(services, id);
    return false;
  }
  if (row.attempts > 0) await updateNewsletter(services.db, id, { attempts: 0 });
  publishProgress(services, id);
  const due = (receivers.length / rate) * 1000 - (performance.now() - begun);
  if (due > 0) await pause(due);
  return true;
}

/** Sends what is due at a steady rate, all newsletters by turns; what is left is sent by the next run. */
export async function sendNewsletters(services: Services, pace: Pace): Promise<void> {
  await beginDue(services);
  const end = performance.now() + pace.runMs;
  const underWay = new Map<number, Contents>();
  for (const id of await findSending(services.db)) {
    const contents = await prepare(services, id);
    if (contents !== undefined) underWay.set(id, contents);
  }
  while (underWay.size > 0)
    for (const [id, contents] of underWay) {
      if (performance.now() >= end) return;
      if (!(await takeTurn(services, id, contents, pace))) underWay.delete(id);
    }
}
