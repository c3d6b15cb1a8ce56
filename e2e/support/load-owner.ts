import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import {
	addBlog,
	addOwnerReview,
	addProject,
	addService,
	addSkill,
	updateSite,
} from '@sumu/contract';
import type { Owner } from '../../demo/owners';
import type { OwnerApi } from './owner';

const mimeTypes: Readonly<Record<string, string>> = { '.png': 'image/png', '.webp': 'image/webp' };

/** Reads an owner's picture in the format of a file upload. */
export const pictureOf = async ({ folder }: Owner, name: string) => ({
	name,
	mimeType: mimeTypes[extname(name)] ?? '',
	buffer: await readFile(join('../demo/owners', folder, 'pictures', name)),
});

/** Fills an empty site with an owner's content, through the API calls that `/sumu` makes. */
export async function loadOwner(api: OwnerApi, owner: Owner): Promise<void> {
	const addresses = new Map<string, string>();
	for (const file of owner.pictures)
		addresses.set(file.replace(/\.\w+$/, ''), await api.upload(await pictureOf(owner, file)));
	const withPictures = <Content extends object>(content: Content): Content =>
		JSON.parse(
			JSON.stringify(content).replace(/picture:([\w-]+)/g, (_, name: string) => {
				const address = addresses.get(name);
				if (!address) throw new Error(`No picture of ${owner.folder} is called ${name}`);
				return address;
			}),
		);
	const add = async (path: string, entries: readonly object[]) => {
		for (const entry of entries) await api.call('post', path, withPictures(entry));
	};
	await add(addOwnerReview.path, owner.reviews);
	await add(addSkill.path, owner.skills);
	await add(addService.path, owner.services);
	await add(addProject.path, owner.projects);
	await add(addBlog.path, owner.posts);
	await api.call('put', updateSite.path, withPictures(owner.settings));
}

/** Deletes all entries; the next owner overwrites the settings. */
export async function clearOwner(api: OwnerApi): Promise<void> {
	const kinds = {
		'/reviews': '/review',
		'/projects': '/projects',
		'/blog': '/blog',
		'/services': '/service',
		'/skills': '/skill',
	};
	for (const [list, one] of Object.entries(kinds))
		for (const id of (await api.find(list, '')).ids) await api.call('delete', `${one}/${id}`);
}
