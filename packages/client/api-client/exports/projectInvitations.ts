export {
  projectInvitationMutations,
  projectInvitationQueries,
  type ProjectCandidate,
  type ProjectCandidateQuery,
  type ProjectInviting,
} from '../src/projectInvitations.ts';
