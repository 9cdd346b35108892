import type { Schemas } from '../../../platform/http/Schemas.ts';

type Questionnaire = Schemas['Questionnaire'];

/** A questionnaire without the answers that fit, by which the agency chooses. */
export const forTesters = ({ pages }: Questionnaire): Questionnaire => ({
  pages: pages.map((page) => ({
    ...page,
    questions: page.questions.map(({ expected: _expected, ...question }) => question),
  })),
});

/** The questions of an application as testers get them, and which of them decide. */
export const toScreening = ({
  version,
  definition,
}: {
  version: number;
  definition: Questionnaire;
}): Schemas['TesterScreening'] => ({
  version,
  definition: forTesters(definition),
  deciding: definition.pages.flatMap(({ questions }) =>
    questions.flatMap(({ id, expected }) => (expected === undefined ? [] : [id])),
  ),
});
