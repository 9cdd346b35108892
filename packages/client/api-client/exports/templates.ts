export {
  templateKeys,
  templateQueries,
  type Template,
  type TemplateListItem,
  type TemplateQuery,
} from '../src/templates.ts';
