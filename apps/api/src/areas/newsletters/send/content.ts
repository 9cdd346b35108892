import { buffer } from 'node:stream/consumers';
import { escapeHtml } from '@resonanz/domain/html';
import { fillPlaceholders, type NewsletterPlaceholder } from '@resonanz/domain/newsletters';
import { testerPaths } from '@resonanz/domain/paths';
import { formatDate } from '@resonanz/formatters/date';
import { translator } from '@resonanz/i18n/messages';
import type { Attachment } from '../../../platform/mail/MailLedger.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { fileAnswer, type FileServices } from '../../files/door.ts';
import { findLive } from '../../tester-metadata/door.ts';
import { newsletterMessages } from '../messages.ts';
import { findProjectWords } from '../queries/newsletters.ts';

export type Language = 'de' | 'en';

/** What a newsletter says in one language before it goes to somebody. */
export interface NewsletterContent {
  subject: string;
  /** Sanitized HTML. */
  html: string;
  banner: Banner | undefined;
}

/** The head of every newsletter, from the metadata. */
interface Banner {
  title: string;
  text: string;
  picture: Attachment | undefined;
}

/** Bytes of a picture that a mail carries at most; a larger one is left out. */
const MAX_PICTURE = 500_000;

type Words = Awaited<ReturnType<typeof findProjectWords>>;
type Values = Partial<Record<NewsletterPlaceholder, string>>;

/** What stands for the placeholders of a language: plain text, and the link apart. */
function valuesIn(language: Language, project: Words, publicUrl: string): { values: Values; link: string } {
  const t = translator(newsletterMessages, language);
  const until = project?.application_until ?? null;
  const values: Values = {
    [`projectTitle_${language}`]: project?.[`title_${language}`] ?? t('newsletter.example.title'),
    [`projectDescription_${language}`]: project?.[`description_${language}`] ?? t('newsletter.example.description'),
    [`projectDate_${language}`]: until === null ? t('newsletter.noDate') : formatDate(until, language),
  };
  const path = project === undefined ? testerPaths.projects() : testerPaths.project({ projectId: project.id });
  return { values, link: new URL(path, publicUrl).href };
}

const asHtml = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

/** The banner of a language, if one is live. */
async function bannerIn(services: FileServices, language: Language): Promise<Banner | undefined> {
  const live = await findLive(services, 'newsletterBanner');
  if (live === null) return undefined;
  const { title, text } = live.value[`value_${language}`];
  const { media } = live;
  let picture: Attachment | undefined;
  if (media?.type === 'image' && media.mediaId !== null) {
    const file = await fileAnswer(services, media.mediaId);
    const content = await buffer(file.bytes as AsyncIterable<Buffer>);
    if (content.length <= MAX_PICTURE) picture = { filename: media.name, contentType: file.contentType, content };
  }
  return title === '' && text === '' && picture === undefined ? undefined : { title, text, picture };
}

/** Fills in subject and text of a language; without a product test, examples stand for its placeholders. */
export async function contentOf(
  services: FileServices & Pick<Services, 'publicUrl'>,
  {
    language,
    subject,
    text,
    projectId,
  }: { language: Language; subject: string; text: string; projectId: number | null },
): Promise<NewsletterContent> {
  const t = translator(newsletterMessages, language);
  const project = projectId === null ? undefined : await findProjectWords(services.db, projectId);
  const { values, link } = valuesIn(language, project, services.publicUrl);
  const linkName = `projectLink_${language}`;
  const inHtml = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asHtml(value)]));
  return {
    subject: fillPlaceholders(subject, { ...values, [linkName]: link })
      .replaceAll(/\s+/g, ' ')
      .trim(),
    html: fillPlaceholders(text, {
      ...inHtml,
      [linkName]: `<a href="${escapeHtml(link)}">${escapeHtml(t('newsletter.link'))}</a>`,
    }),
    banner: await bannerIn(services, language),
  };
}
