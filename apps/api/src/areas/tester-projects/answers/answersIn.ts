import type { Schemas } from '../../../platform/http/Schemas.ts';

/** A request with its answers by the id of their question. */
export type Answered<Body extends { answers?: Schemas['GivenAnswers'] }> = Omit<Body, 'answers'> & {
  answers: Schemas['QuestionnaireAnswers'];
};

/** The answers of a request by the id of their question. */
export const answersIn = <Body extends { answers?: Schemas['GivenAnswers'] }>(body: Body): Answered<Body> => ({
  ...body,
  answers: Object.fromEntries((body.answers ?? []).map(({ question, answer }) => [question, answer])),
});
