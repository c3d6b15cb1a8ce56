/** What keeps its versions. */
export const followed = [
	'api::project.project',
	'api::blog.blog',
	'api::service.service',
	'api::skill.skill',
	'api::review.review',
	'api::site-setting.site-setting',
];
