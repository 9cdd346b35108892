import type {
  Newsletter,
  NewsletterAudience,
  NewsletterInput,
  NewsletterTemplateRecord,
} from '@resonanz/api-client/newsletters';
import type { TextDraft } from './textDraft.ts';

type Lists = Pick<
  NewsletterAudience,
  | 'categories'
  | 'countries'
  | 'federalStates'
  | 'maritalStatus'
  | 'profession'
  | 'training'
  | 'children'
  | 'gender'
  | 'platforms'
>;

/** Whether testers take part: either way, or asked for. */
export type Taking = 'any' | 'yes' | 'no';

/** The audience as it is entered. */
export interface AudienceDraft {
  lists: { [Name in keyof Lists]-?: NonNullable<Lists[Name]> };
  ugcCampaign: Taking;
  regionalTests: Taking;
  pointsFrom: number | null;
  pointsTo: number | null;
}

/** A newsletter as it is entered. */
export interface NewsletterForm extends TextDraft {
  templateId: number | null;
  projectId: number | null;
  audience: AudienceDraft;
}

const takingOf = (value: boolean | undefined): Taking => (value === undefined ? 'any' : value ? 'yes' : 'no');

/** What the audience of the form begins with. */
export const audienceDraftOf = (audience: NewsletterAudience): AudienceDraft => ({
  lists: {
    categories: audience.categories ?? [],
    countries: audience.countries ?? [],
    federalStates: audience.federalStates ?? [],
    maritalStatus: audience.maritalStatus ?? [],
    profession: audience.profession ?? [],
    training: audience.training ?? [],
    children: audience.children ?? [],
    gender: audience.gender ?? [],
    platforms: audience.platforms ?? [],
  },
  ugcCampaign: takingOf(audience.ugcCampaign),
  regionalTests: takingOf(audience.regionalTests),
  pointsFrom: audience.pointsFrom ?? null,
  pointsTo: audience.pointsTo ?? null,
});

/** The audience as the server takes it: conditions that ask for nothing are left out. */
export function toAudience({
  lists,
  ugcCampaign,
  regionalTests,
  pointsFrom,
  pointsTo,
}: AudienceDraft): NewsletterAudience {
  const chosen = Object.fromEntries(Object.entries(lists).filter(([, values]) => values.length > 0)) as Lists;
  return {
    ...chosen,
    ...(ugcCampaign !== 'any' && { ugcCampaign: ugcCampaign === 'yes' }),
    ...(regionalTests !== 'any' && { regionalTests: regionalTests === 'yes' }),
    ...(pointsFrom !== null && { pointsFrom }),
    ...(pointsTo !== null && { pointsTo }),
  };
}

/** What the form begins with: the stored newsletter, or the default template. */
export const formOf = (
  newsletter: Newsletter | undefined,
  template: NewsletterTemplateRecord | undefined,
): NewsletterForm => ({
  subjectDe: newsletter?.subjectDe ?? template?.subjectDe ?? '',
  subjectEn: newsletter?.subjectEn ?? template?.subjectEn ?? '',
  textDe: newsletter?.textDe ?? template?.textDe ?? '',
  textEn: newsletter?.textEn ?? template?.textEn ?? '',
  templateId: newsletter ? newsletter.templateId : (template?.newsletterTemplateId ?? null),
  projectId: newsletter?.project?.projectId ?? null,
  audience: audienceDraftOf(newsletter?.audience ?? {}),
});

/** The form as the server takes it. */
export const toInput = ({ templateId, projectId, audience, ...texts }: NewsletterForm): NewsletterInput => ({
  ...texts,
  ...(templateId !== null && { templateId }),
  ...(projectId !== null && { projectId }),
  audience: toAudience(audience),
});
