/** Employers of a person. */
export const JOB_TYPES = ['myself', 'studio', 'company', 'agency', 'school', 'public_body', 'none'] as const;
export type JobType = (typeof JOB_TYPES)[number];

/** How a person works. */
export const JOB_STYLES = ['full_time', 'part_time', 'freelance', 'student', 'hobby'] as const;
export type JobStyle = (typeof JOB_STYLES)[number];

/** Reasons for signing up. */
export const REASONS = [
  'tell_stories',
  'save_time',
  'save_money',
  'try_ideas',
  'learn_film',
  'earn_with_it',
  'have_fun',
] as const;
export type Reason = (typeof REASONS)[number];

/** Uses of the product. */
export const USE_CASES = [
  'short_films',
  'series',
  'ads',
  'social_media',
  'music_videos',
  'storyboards',
  'lessons',
  'games',
  'gifts',
] as const;
export type UseCase = (typeof USE_CASES)[number];

/** Social networks of a profile. */
export const NETWORKS = [
  'bilibili',
  'douyin',
  'facebook',
  'instagram',
  'line',
  'tiktok',
  'vimeo',
  'wechat',
  'weibo',
  'x',
  'xiaohongshu',
  'youtube',
  'other',
] as const;
export type Network = (typeof NETWORKS)[number];

/** Maximum lengths of profile fields, in characters. */
export const PROFILE_LIMITS = {
  usernameCharacters: 40,
  descriptionCharacters: 500,
  jobCharacters: 60,
  socialAccounts: 5,
  socialNameCharacters: 100,
} as const;

/** The fields of a complete profile. */
export interface ProfileFacts {
  description: string;
  job_type: string | null;
  job_style: string | null;
  job: string;
  reasons: readonly string[];
  use_cases: readonly string[];
}

/** Names of the missing profile fields; empty when it is complete. Shared by server and web. */
export function missingFields(profile: ProfileFacts): (keyof ProfileFacts)[] {
  const isEmpty = {
    description: profile.description === '',
    job_type: !profile.job_type,
    job_style: !profile.job_style,
    job: profile.job === '',
    reasons: profile.reasons.length === 0,
    use_cases: profile.use_cases.length === 0,
  };
  return (Object.keys(isEmpty) as (keyof ProfileFacts)[]).filter((field) => isEmpty[field]);
}
