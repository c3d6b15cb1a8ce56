const sumuRoot = '/sumu';

const defineScreenPath = (name: string) => ({ pattern: name, at: () => `${sumuRoot}/${name}` });
const defineFormPath = (name: string) => ({
	pattern: `${name}/:id`,
	at: (id: string) => `${sumuRoot}/${name}/${encodeURIComponent(id)}`,
});

/** Every screen of the owner's workplace; patterns are relative to its root. */
export const sumuPaths = {
	profile: { pattern: sumuRoot, at: () => sumuRoot },

	addProject: defineScreenPath('upload-project'),
	addBlog: defineScreenPath('add-blog'),
	addService: defineScreenPath('upload-service'),
	addSkill: defineScreenPath('add-skill'),
	addReview: defineScreenPath('add-review'),

	updateProject: defineFormPath('project-update'),
	updateBlog: defineFormPath('blog-update'),
	updateService: defineFormPath('service-update'),
	updateSkill: defineFormPath('skill-update'),
	updateReview: defineFormPath('review-update'),

	manageProjects: defineScreenPath('manage-projects'),
	manageUsers: defineScreenPath('manage-users'),
	manageReviews: defineScreenPath('manage-reviews'),
	manageBlogs: defineScreenPath('manage-blogs'),
	/** Alias of `manageBlogs`. */
	manageBlog: defineScreenPath('manage-blog'),
	manageServices: defineScreenPath('manage-Services'),
	manageSkills: defineScreenPath('manage-skills'),

	orderProjects: defineScreenPath('order-projects'),
	orderServices: defineScreenPath('order-services'),
	orderSkills: defineScreenPath('order-skills'),

	messages: defineScreenPath('messages'),
	subscribers: defineScreenPath('subscribers'),
	settings: defineScreenPath('settings'),
	words: defineScreenPath('words'),
	weave: defineScreenPath('weave'),
	previewLinks: defineScreenPath('preview-links'),
	setup: defineScreenPath('first-steps'),
} as const;
