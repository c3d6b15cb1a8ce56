import type { OwnerApi } from './owner';

const first = async (owner: OwnerApi, path: string): Promise<string> =>
	(await owner.call('get', `${path}?page=1`)).data[0]._id;

/** Returns the paths of all screens of the owner's workplace. */
export async function workplace(owner: OwnerApi): Promise<string[]> {
	const plain = [
		'',
		'/upload-project',
		'/add-blog',
		'/upload-service',
		'/add-skill',
		'/add-review',
		'/manage-projects',
		'/manage-users',
		'/manage-reviews',
		'/manage-blogs',
		'/manage-Services',
		'/manage-skills',
		'/order-projects',
		'/order-services',
		'/order-skills',
		'/inbox',
		'/messages',
		'/subscribers',
		'/letters',
		'/testimonials',
		'/statistics',
		'/settings',
		'/words',
		'/weave',
		'/import',
		'/export',
		'/first-steps',
		'/preview-links',
		'/images',
		'/tags',
		'/trash',
	];
	const forms = [
		`/project-update/${await first(owner, '/projects')}`,
		`/blog-update/${await first(owner, '/blog')}`,
		`/service-update/${await first(owner, '/services')}`,
		`/skill-update/${await first(owner, '/skills')}`,
		`/review-update/${await first(owner, '/reviews')}`,
	];
	return [...plain, ...forms].map((path) => `/sumu${path}`);
}
