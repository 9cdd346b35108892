export {
  PROJECT_APPLICATION_STATUS,
  PROJECT_STATUS,
  PROJECT_TYPE,
  type ProjectApplicationStatus,
  type ProjectStatus,
  type ProjectType,
} from '../src/enumerations/projectStates.ts';
