export { fromFormData } from '../src/formData.ts';
