const root = '/sumu';

const page = (name: string) => ({ pattern: name, at: () => `${root}/${name}` });
const form = (name: string) => ({
	pattern: `${name}/:id`,
	at: (id: string) => `${root}/${name}/${encodeURIComponent(id)}`,
});

/** Every screen of the owner's workplace; patterns are relative to its root. */
export const sumuPaths = {
	profile: { pattern: root, at: () => root },

	addProject: page('upload-project'),
	addBlog: page('add-blog'),
	addService: page('upload-service'),
	addSkill: page('add-skill'),
	addReview: page('add-review'),

	updateProject: form('project-update'),
	updateBlog: form('blog-update'),
	updateService: form('service-update'),
	updateSkill: form('skill-update'),
	updateReview: form('review-update'),

	manageProjects: page('manage-projects'),
	manageUsers: page('manage-users'),
	manageReviews: page('manage-reviews'),
	manageBlogs: page('manage-blogs'),
	/** Alias of `manageBlogs`. */
	manageBlog: page('manage-blog'),
	manageServices: page('manage-Services'),
	manageSkills: page('manage-skills'),

	orderProjects: page('order-projects'),
	orderServices: page('order-services'),
	orderSkills: page('order-skills'),

	messages: page('messages'),
	subscribers: page('subscribers'),
	settings: page('settings'),
	words: page('words'),
	weave: page('weave'),
	previewLinks: page('preview-links'),
	setup: page('first-steps'),
} as const;
