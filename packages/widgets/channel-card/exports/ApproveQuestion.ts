export { ApproveQuestion, type ApproveQuestionProps } from '../src/ApproveQuestion.tsx';
