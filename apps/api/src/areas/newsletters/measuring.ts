import { notFound } from '../../platform/http/ApiError.ts';
import { FileAnswer } from '../../platform/http/FileAnswer.ts';
import { RedirectAnswer } from '../../platform/http/RedirectAnswer.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { publishProgress } from './events.ts';
import { findLink, noteFirst } from './queries/measuring.ts';
import { addCounts } from './queries/sending.ts';
import { numbersOfToken } from './send/measuringTokens.ts';

/** One transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Counts a mail that was opened, and the link in it that was followed, once each. */
async function record(services: Services, newsletterId: number, userId: number, isClicked: boolean): Promise<void> {
  const isNew = await services.db.transaction().execute(async (tx) => {
    const mail = { newsletterId, userId, now: services.clock.now() };
    // Whoever follows a link has opened the mail, whether its pictures were loaded or not.
    const opened = await noteFirst(tx, 'opened_at', mail);
    const clicked = isClicked && (await noteFirst(tx, 'clicked_at', mail));
    if (opened || clicked) await addCounts(tx, newsletterId, { opened: Number(opened), clicked: Number(clicked) });
    return opened || clicked;
  });
  if (isNew) publishProgress(services, newsletterId);
}

/** The picture of a measured mail. */
export async function recordOpening(services: Services, token: string): Promise<FileAnswer> {
  const [newsletterId, userId] = numbersOfToken(services, 'open', token) ?? [];
  if (newsletterId === undefined || userId === undefined) throw notFound('tokenInvalid');
  await record(services, newsletterId, userId, false);
  return new FileAnswer({ contentType: 'image/gif', fileName: 'pixel.gif', bytes: PIXEL, size: PIXEL.length });
}

/** Where a link of a measured mail leads; it leads there for whoever is not measured, too. */
export async function followLink(services: Services, token: string): Promise<RedirectAnswer> {
  const [newsletterId, userId, linkId] = numbersOfToken(services, 'click', token) ?? [];
  if (newsletterId === undefined || userId === undefined || linkId === undefined) throw notFound('tokenInvalid');
  const href = await findLink(services.db, newsletterId, linkId);
  if (href === undefined) throw notFound('tokenInvalid');
  await record(services, newsletterId, userId, true);
  return new RedirectAnswer(href);
}
