import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { operations } from '@resonanz/contract/named';
import { answerOf, confirmed } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { multipart } from './multipart.ts';
import { pageOptions } from './pageOptions.ts';
import { RESUMABLE_FROM, uploadResumably } from './resumableUpload.ts';
import type { Schemas } from './Schemas.ts';
import type { OnProgress } from './upload.ts';

/** A product test as a card of a list shows it. */
export type TesterProject = Schemas['TesterProject'];
/** The same with everything its page shows, compared with the profile of the tester. */
export type TesterProjectDetail = Schemas['TesterProjectDetail'];
/** One condition of a test and whether the tester meets it. */
export type TesterConditionFit = Schemas['TesterConditionFit'];
/** What events of a test bring. */
export type TesterProjectPoints = Schemas['TesterProjectPoints'];
/** How a test stands for the tester. */
export type TesterProjectPhase = Schemas['TesterProjectPhase'];
/** A test the tester applied for. */
export type MyTest = Schemas['MyTest'];
/** The same with its questionnaires, dates and points. */
export type MyTestDetail = Schemas['MyTestDetail'];
/** A questionnaire of a test, and what the tester has done with it. */
export type MyTestQuestionnaire = Schemas['MyTestQuestionnaire'];
/** A questionnaire with what was answered. */
export type TesterQuestionnaire = Schemas['TesterQuestionnaire'];
/** Answers by the id of their question. */
export type TesterAnswers = Readonly<Record<string, string | number | boolean | readonly string[] | readonly number[]>>;
type WithAnswers<Body> = Omit<Body, 'answers'> & { readonly answers: TesterAnswers };
/** Answers as they are written. */
export type TesterAnswersDraft = WithAnswers<Schemas['TesterAnswersDraft']>;
/** Answers as they are sent for good. */
export type TesterAnswersInput = WithAnswers<Schemas['TesterAnswersInput']>;
/** What sending answers has brought. */
export type TesterAnswersSent = Schemas['TesterAnswersSent'];
/** An application for a test. */
export type TesterProjectApplication = Pick<Schemas['TesterProjectApplication'], 'projectId' | 'version'> & {
  /** Answers to the screening questions, with their version. */
  readonly answers?: TesterAnswers;
};

/** What the list of tests is narrowed to. */
export interface TesterProjectFilters {
  /** Zero-based page. */
  readonly pageNumber?: number | undefined;
  /** Tests a page. */
  readonly pageSize?: number | undefined;
  /** A category; a main one has those below it. */
  readonly category?: number | undefined;
  /** Short term or long term. */
  readonly type?: TesterProject['type'] | undefined;
  /** Tests that are limited to federal states, or those that are not. */
  readonly regional?: boolean | undefined;
  /** Tests whose every condition the tester meets. */
  readonly fitsMe?: boolean | undefined;
  /** Whether the tester has applied. */
  readonly applied?: boolean | undefined;
  /** Tests of one brand. */
  readonly brandId?: number | undefined;
}

/** A questionnaire of a test of the tester. */
export interface QuestionnaireRef {
  /** The application for the test. */
  readonly applicationId: number;
  /** The questionnaire. */
  readonly questionnaireId: number;
}

/** A picture or video of a test. */
export interface TesterMedia {
  /** The application for the test. */
  readonly applicationId: number;
  /** The file itself. */
  readonly file: File;
  /** Called repeatedly while it is sent. */
  readonly onProgress?: OnProgress | undefined;
  /** Gives the upload up. */
  readonly signal?: AbortSignal | undefined;
}

/** Signed addresses of pictures live for ten minutes: what is older is refetched. */
const freshMs = 5 * 60_000;

/** Query keys of the area. */
export const testerProjectKeys = {
  /** Everything of the area. */
  all: ['tester-projects'],
  /** Every page of the open tests. */
  lists: ['tester-projects', 'open'],
  /** One test. */
  project: (projectId: number) => ['tester-projects', 'project', projectId],
  /** One test as staff preview it. */
  preview: (projectId: number) => ['tester-projects', 'preview', projectId],
  /** The tests of the tester, and each of them. */
  mine: ['tester-projects', 'mine'],
  /** One test of the tester. */
  test: (applicationId: number) => ['tester-projects', 'mine', applicationId],
  /** A questionnaire with its answers. */
  questionnaire: ({ applicationId, questionnaireId }: QuestionnaireRef) => [
    'tester-projects',
    'questionnaire',
    applicationId,
    questionnaireId,
  ],
} as const;

type ListQuery = NonNullable<operations['getOpenTesterProjects']['parameters']['query']>;

/** Answers as the calls take them. */
const givenAnswers = (answers: TesterAnswers): Schemas['GivenAnswers'] =>
  Object.entries(answers).map(([question, answer]) => ({
    question,
    answer: Array.isArray(answer) ? ([...answer] as string[] | number[]) : (answer as string | number | boolean),
  }));

/** Filters that are set, as the address of the call has them. */
const withoutUndefined = (filters: TesterProjectFilters): ListQuery =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));

/** Reads of the area. */
export const testerProjectQueries = (client: ApiClient) => ({
  /** One page of the tests that take applications. */
  page: (filters: TesterProjectFilters) =>
    pageOptions(
      testerProjectKeys.lists,
      withoutUndefined(filters),
      (query, signal) => answerOf(client.http.GET('/testerProject/getOpen', { params: { query }, signal })),
      { staleTime: freshMs, refetchInterval: freshMs },
    ),
  /** One test. */
  project: (projectId: number) =>
    queryOptions({
      queryKey: testerProjectKeys.project(projectId),
      queryFn: ({ signal }): Promise<TesterProjectDetail> =>
        answerOf(client.http.GET('/testerProject/getById/{id}', { params: { path: { id: projectId } }, signal })),
      staleTime: freshMs,
      refetchInterval: freshMs,
    }),
  /** One test as testers see it, for staff. */
  preview: (projectId: number) =>
    queryOptions({
      queryKey: testerProjectKeys.preview(projectId),
      queryFn: ({ signal }): Promise<TesterProjectDetail> =>
        answerOf(client.http.GET('/testerProject/preview/{id}', { params: { path: { id: projectId } }, signal })),
      gcTime: 0,
    }),
  /** The tests the tester applied for, the newest application first. */
  mine: () =>
    queryOptions({
      queryKey: testerProjectKeys.mine,
      queryFn: ({ signal }): Promise<readonly MyTest[]> =>
        answerOf(client.http.GET('/testerProject/getMine', { signal })),
      staleTime: freshMs,
      refetchInterval: freshMs,
    }),
  /** One of them with its questionnaires. */
  test: (applicationId: number) =>
    queryOptions({
      queryKey: testerProjectKeys.test(applicationId),
      queryFn: ({ signal }): Promise<MyTestDetail> =>
        answerOf(
          client.http.GET('/testerProject/getMineById/{applicationId}', {
            params: { path: { applicationId } },
            signal,
          }),
        ),
      staleTime: freshMs,
      refetchInterval: freshMs,
    }),
  /** A questionnaire with what was answered; never refetched while it is being written. */
  questionnaire: (path: QuestionnaireRef) =>
    queryOptions({
      queryKey: testerProjectKeys.questionnaire(path),
      queryFn: ({ signal }): Promise<TesterQuestionnaire> =>
        answerOf(
          client.http.GET('/testerProject/getQuestionnaire/{applicationId}/{questionnaireId}', {
            params: { path: { ...path } },
            signal,
          }),
        ),
      staleTime: Infinity,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
});

/** Sends a picture or video of a test; what is larger than 5 MB in pieces. */
export function sendTesterMedia(
  client: ApiClient,
  { applicationId, file, onProgress, signal }: TesterMedia,
): Promise<Schemas['StoredFile']> {
  if (file.size > RESUMABLE_FROM) {
    const place = { subject: 'testerApplication', subjectId: applicationId, kind: 'content' } as const;
    return uploadResumably(client, { ...place, file, onProgress, signal });
  }
  const scope = { ...(onProgress && { onProgress }), ...(signal && { signal }) };
  const form = multipart<Schemas['TesterMediaUpload']>({ applicationId: String(applicationId), file });
  return answerOf(client.with(scope).http.POST('/testerProject/uploadMedia', form));
}

/** Changes of the area. */
export const testerProjectMutations = (client: ApiClient, queryClient: QueryClient) => {
  const reload = () => queryClient.invalidateQueries({ queryKey: testerProjectKeys.all });
  const changed = (test: MyTestDetail) => queryClient.setQueryData(testerProjectKeys.test(test.applicationId), test);
  return {
    /** Applies for a test. */
    apply: () =>
      mutationOptions({
        mutationFn: ({ answers, ...body }: TesterProjectApplication) =>
          answerOf(
            client.http.POST('/testerProject/apply', {
              body: { ...body, ...(answers && { answers: givenAnswers(answers) }) },
            }),
          ),
        onSettled: reload,
      }),
    /** Takes an application back. */
    withdraw: () =>
      mutationOptions({
        mutationFn: (applicationId: number) =>
          answerOf(client.http.POST('/testerProject/withdraw', { body: { applicationId } })),
        onSettled: reload,
      }),
    /** Notes that the product has arrived. */
    confirmReceipt: () =>
      mutationOptions({
        mutationFn: (applicationId: number) =>
          answerOf(client.http.POST('/testerProject/confirmReceipt', { body: { applicationId } })),
        onSuccess: changed,
        onSettled: reload,
      }),
    /** Saves answers as they are written; nothing is refetched, because the form goes on. */
    saveAnswers: () =>
      mutationOptions({
        mutationFn: ({ answers, ...body }: TesterAnswersDraft) =>
          answerOf(client.http.POST('/testerProject/saveDraft', { body: { ...body, answers: givenAnswers(answers) } })),
      }),
    /** Sends answers for good. */
    submitAnswers: () =>
      mutationOptions({
        mutationFn: ({ answers, ...body }: TesterAnswersInput) =>
          answerOf(
            client.http.POST('/testerProject/submitAnswers', { body: { ...body, answers: givenAnswers(answers) } }),
          ),
        onSuccess: reload,
      }),
    /** Uploads a picture or video. */
    uploadMedia: () => mutationOptions({ mutationFn: (media: TesterMedia) => sendTesterMedia(client, media) }),
    /** Deletes a picture or video that was not sent yet. */
    deleteMedia: () =>
      mutationOptions({
        mutationFn: (body: Schemas['TesterMediaReference']) =>
          confirmed(client.http.POST('/testerProject/deleteMedia', { body })),
      }),
  };
};
