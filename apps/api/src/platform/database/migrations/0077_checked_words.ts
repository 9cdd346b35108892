import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table ugc_videos
     add constraint ugc_videos_content_status_check
       check (content_status in ('Offen', 'Eingereicht', 'Korrektur', 'Freigegeben'))`,
  `alter table tester_profiles
     add constraint tester_profiles_marital_status_check check (marital_status in
       ('single', 'inRelationship', 'engaged', 'married', 'separated', 'divorced', 'widowed', 'notStated')),
     add constraint tester_profiles_profession_check check (profession in
       ('pupil', 'trainee', 'student', 'employed', 'civilServant', 'selfEmployed', 'parentalLeave', 'homemaker',
        'retired', 'jobSeeking')),
     add constraint tester_profiles_training_check check (training in
       ('none', 'lowerSecondary', 'secondary', 'aLevels', 'vocational', 'masterCraftsman', 'bachelor', 'master',
        'doctorate'))`,
];

/** The states of UGC videos, and what testers say of their lives, are the words that the contract has always taken. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
