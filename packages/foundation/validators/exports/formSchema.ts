export { fieldIssue, formSchema } from '../src/formSchema.ts';
export type { FormIssue, FormSchema } from '../src/formSchema.ts';
