import { TESTER_CATEGORIES } from '@resonanz/domain/categories';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { conflict, type FieldError, forbidden, invalidFields } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';

type State = Schemas['BlogPostState'];

/** What a post says, as it is stored. */
export interface BlogPostContent {
  type: Schemas['BlogType'];
  category: number;
  title_de: string;
  title_en: string;
  teaser_de: string;
  teaser_en: string;
  body_de: string;
  body_en: string;
  link: string;
}

/** States that may follow a state (docs/domain/testers.md#blog). */
const FOLLOWERS: Readonly<Record<State, readonly State[]>> = {
  draft: ['scheduled', 'published'],
  scheduled: ['draft', 'scheduled', 'published'],
  published: ['hidden'],
  hidden: ['published', 'draft'],
};

/** Throws 409 for a change of state that is none of the table. */
export function rejectTransition(from: State, to: State): void {
  if (!FOLLOWERS[from].includes(to)) throw conflict('transitionNotAllowed');
}

/** The category with those below it. */
export function categoryWithChildren(category: number): readonly number[] {
  const branch = TESTER_CATEGORIES.find(({ id }) => id === category);
  return branch === undefined ? [category] : [category, ...branch.children];
}

const isCategory = (category: number): boolean =>
  TESTER_CATEGORIES.some(({ id, children }) => id === category || children.some((child) => child === category));

/** Whether an address is one that the product links to. */
export function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

/** Whether HTML shows nothing. */
const isBlank = (html: string): boolean =>
  !html.includes('<img') &&
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .trim() === '';

/** What a post lacks to be shown to testers: a text in each language that has a title, or a link. */
function lackingFields({ type, title_de, title_en, body_de, body_en, link }: BlogPostContent): FieldError[] {
  if (type === 'EXTERNAL') return link === '' ? [{ field: 'link', key: 'required' }] : [];
  return [
    ...(title_de !== '' && isBlank(body_de) ? [{ field: 'bodyDe', key: 'required' as const }] : []),
    ...(title_en !== '' && isBlank(body_en) ? [{ field: 'bodyEn', key: 'required' as const }] : []),
  ];
}

/** Throws 422 for a post that lacks what testers are shown. */
export function rejectIncomplete(content: BlogPostContent): void {
  const lacking = lackingFields(content);
  if (lacking.length > 0) throw invalidFields(lacking);
}

/**
 * The input as it is stored, `clean` reducing its HTML. Throws 422 for a missing title, a category or link that is
 * none.
 */
export function checkContent(input: Schemas['BlogPostInput'], clean: (html: string) => string): BlogPostContent {
  const isInternal = input.type === 'INTERNAL';
  const textOf = (html: string): string => {
    const safe = isInternal ? clean(html).trim() : '';
    return isBlank(safe) ? '' : safe;
  };
  const content: BlogPostContent = {
    type: input.type,
    category: input.category,
    title_de: input.titleDe.trim(),
    title_en: input.titleEn.trim(),
    teaser_de: input.teaserDe.trim(),
    teaser_en: input.teaserEn.trim(),
    body_de: textOf(input.bodyDe),
    body_en: textOf(input.bodyEn),
    link: isInternal ? '' : input.link.trim(),
  };
  const wrong: FieldError[] = [
    ...(content.title_de === '' && content.title_en === '' ? [{ field: 'titleDe', key: 'required' as const }] : []),
    ...(isCategory(content.category) ? [] : [{ field: 'category', key: 'invalidValue' as const }]),
    ...(content.link === '' || isHttps(content.link) ? [] : [{ field: 'link', key: 'invalidUrl' as const }]),
  ];
  if (wrong.length > 0) throw invalidFields(wrong);
  return content;
}

/** A post by the names its history lists; of long texts their length. */
export const namedContent = (content: BlogPostContent, projectIds: readonly number[]) => ({
  type: content.type,
  category: content.category,
  titleDe: content.title_de,
  titleEn: content.title_en,
  teaserDe: content.teaser_de,
  teaserEn: content.teaser_en,
  bodyDe: content.body_de.length,
  bodyEn: content.body_en.length,
  link: content.link,
  projectIds: projectIds.toSorted((one, other) => one - other).join(', '),
});

/** Throws 403 for users without the right to add; the call itself asks for the right to edit. */
export function rejectAdding(user: CallUser): void {
  if (!user.may('Blog', 'add')) throw forbidden();
}
