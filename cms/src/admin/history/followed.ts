/** Content that the owner writes: no change of it is lost, whoever makes it. `bootstrap/followed` takes it from here. */
export const followed = [
	'api::project.project',
	'api::blog.blog',
	'api::service.service',
	'api::skill.skill',
	'api::review.review',
	'api::site-setting.site-setting',
] as const;
