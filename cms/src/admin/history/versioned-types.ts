/**
 * Content types with version history: every change is recorded, regardless of its author. `panel/versioning`
 * reads this list.
 */
export const versionedTypeUids = [
	'api::project.project',
	'api::blog.blog',
	'api::service.service',
	'api::skill.skill',
	'api::review.review',
	'api::site-setting.site-setting',
] as const;
