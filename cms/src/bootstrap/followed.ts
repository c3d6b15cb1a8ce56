/** Content that the owner writes: no change of it is lost, whoever makes it. */
export const followed = {
	uids: [
		'api::project.project',
		'api::blog.blog',
		'api::service.service',
		'api::skill.skill',
		'api::review.review',
		'api::site-setting.site-setting',
	],
	datedWhenShown: ['api::blog.blog'],
} as const;
