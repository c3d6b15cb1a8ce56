import type { OwnerApi } from './owner';

export const projectBody = (projectsName: string) => ({
	projectsName,
	projectTheme: 'Preview',
	projectPrice: 120,
	projectFeature: ['One', 'Two', 'Three', 'Four'],
	frontend: 'React',
	backend: 'Node.js',
	projectsDescription: `${projectsName}, told at length.`,
	projectDelivery: '3 Weeks',
	projectsLiveLink: 'https://example.com/',
	image: 'https://example.com/cover.png',
});

export const postBody = (topic: string) => ({
	topic,
	author: 'Sumu',
	description: `**${topic}**, told at length.`,
	img: 'https://example.com/cover.png',
});

export const adding = {
	project: { path: '/project/project-add', remove: '/projects', body: projectBody },
	blog: { path: '/blog/add-blog', remove: '/blog', body: postBody },
} as const;

/** Adds a draft, passes its id to `use`, and removes it afterwards. */
export async function withDraft(
	owner: OwnerApi,
	kind: keyof typeof adding,
	name: string,
	use: (id: string) => Promise<void>,
): Promise<void> {
	const { path, remove, body } = adding[kind];
	const { insertedId } = await owner.call('post', path, { ...body(name), status: 'draft' });
	try {
		await use(insertedId);
	} finally {
		await owner.call('delete', `${remove}/${insertedId}`);
	}
}

/** Creates a preview link of a draft, valid for an hour, and returns its path. */
export async function previewPath(owner: OwnerApi, kind: string, id: string): Promise<string> {
	const { data } = await owner.call('post', `/${kind}/${id}/preview`);
	return new URL(data.url).pathname;
}
